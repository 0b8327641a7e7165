import { describe, expect, it } from 'vitest';
import { pitchOf } from './pitch.ts';

const SAMPLE_RATE = 16_000;
const WHOLE = { startSeconds: 0.2, endSeconds: 0.4 };

/** A second of a voice with harmonics that fall by 6 dB an octave; `hertz` by time. */
function voice(hertz: (seconds: number) => number) {
  let phase = 0;
  const samples = Float32Array.from({ length: SAMPLE_RATE }, (_, i) => {
    phase += (2 * Math.PI * hertz(i / SAMPLE_RATE)) / SAMPLE_RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 8; harmonic++) sum += Math.sin(harmonic * phase) / harmonic;
    return sum / 10;
  });
  return { samples, sampleRate: SAMPLE_RATE };
}

const semitones = (hertz: number) => 12 * Math.log2(hertz);

describe('pitchOf', () => {
  it.each([80, 110, 160, 220, 330])('finds the pitch of a voice of %i Hz', (hertz) => {
    const [track] = pitchOf(
      voice(() => hertz),
      [WHOLE],
    );
    expect(track).toHaveLength(20);
    for (const pitch of track!) expect(Math.abs(pitch - semitones(hertz))).toBeLessThan(0.3);
  });

  it('follows a rise, the same at any gain', () => {
    const rising = voice((seconds) => 120 * 2 ** seconds);
    const quiet = { ...rising, samples: rising.samples.map((x) => x / 50) };
    const [track] = pitchOf(rising, [WHOLE]);
    expect(track!.at(-1)! - track![0]!).toBeGreaterThan(2);
    pitchOf(quiet, [WHOLE])[0]!.forEach((pitch, i) => {
      expect(pitch).toBeCloseTo(track![i]!, 2);
    });
  });

  it('stays in the octave of the other stretches when a period and its double fit', () => {
    // Every second period is weaker, as in a creaky voice.
    const creaky = voice(() => 200);
    creaky.samples.forEach((x, i) => {
      if (i > 8000 && Math.floor((i * 200) / SAMPLE_RATE) % 2 === 0) creaky.samples[i] = 0.7 * x;
    });
    const tracks = pitchOf(creaky, [WHOLE, { startSeconds: 0.6, endSeconds: 0.8 }]);
    for (const pitch of tracks.flat()) expect(Math.abs(pitch - semitones(200))).toBeLessThan(1);
  });

  it('finds none in silence and in noise', () => {
    let state = 1;
    const noise = Float32Array.from({ length: SAMPLE_RATE }, () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647 - 0.5;
    });
    for (const samples of [new Float32Array(SAMPLE_RATE), noise]) {
      const [track] = pitchOf({ samples, sampleRate: SAMPLE_RATE }, [WHOLE]);
      expect(track!.filter((pitch) => !Number.isNaN(pitch)).length).toBeLessThan(4);
    }
  });
});
