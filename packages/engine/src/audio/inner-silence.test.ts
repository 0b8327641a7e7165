import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pcm } from '../types.ts';
import { shortenSilences, wholeSeconds } from './inner-silence.ts';
import { findSpeech } from './speech.ts';

const RATE = 16_000;
const STEP_SECONDS = 0.03;
/** Far above the rumble that findSpeech leaves out. */
const TONE_HERTZ = 1000;

/** Tones of 0.3 s, and silences of the given lengths between them. All of it has a little noise. */
function tones(silences: readonly number[]): Pcm {
  const spoken = 0.3;
  const bounds = [0.2];
  for (const silence of [...silences, 0.2])
    bounds.push(bounds.at(-1)! + spoken, bounds.at(-1)! + spoken + silence);
  const samples = Float32Array.from({ length: Math.round(bounds.at(-1)! * RATE) }, (_, i) => {
    const isTone = bounds.findIndex((bound) => i / RATE < bound) % 2 === 1;
    const noise = 1e-4 * Math.sin(i * i);
    return noise + (isTone ? 0.3 * Math.sin((2 * Math.PI * TONE_HERTZ * i) / RATE) : 0);
  });
  return { samples, sampleRate: RATE };
}

const shortened = (pcm: Pcm) => shortenSilences(pcm, findSpeech(pcm), STEP_SECONDS);
const lengths = (least: number, most: number) =>
  fc.array(fc.double({ min: least, max: most, noNaN: true }), { minLength: 1, maxLength: 4 });

describe('long silences within the speech', () => {
  it('are left out but for their edges, in whole frames', () => {
    fc.assert(
      fc.property(lengths(0.4, 1.5), (silences) => {
        const { clip, leftOut } = shortened(tones(silences));
        expect(leftOut).toHaveLength(silences.length);
        leftOut.forEach(({ seconds }, i) => {
          const kept = silences[i]! - seconds;
          expect(kept).toBeGreaterThan(0.12);
          expect(kept).toBeLessThan(0.2);
          expect(seconds / STEP_SECONDS).toBeCloseTo(Math.round(seconds / STEP_SECONDS), 6);
        });
        const total = leftOut.reduce((sum, { seconds }) => sum + seconds, clip.samples.length / RATE);
        expect(total).toBeCloseTo(tones(silences).samples.length / RATE, 6);
      }),
      { numRuns: 20 },
    );
  });

  it('are the only ones that change a clip', () => {
    fc.assert(
      fc.property(lengths(0.02, 0.22), (silences) => {
        const pcm = tones(silences);
        const { clip, leftOut } = shortened(pcm);
        expect(clip).toBe(pcm);
        expect(leftOut).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('are as soft as what findSpeech takes for silence', () => {
    const softSeconds = 0.8;
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 50 }), fc.integer({ min: 20, max: 60 }), (softer, noise) => {
        const { samples } = tones([softSeconds]);
        const [from, to] = [0.5 * RATE, (0.5 + softSeconds) * RATE];
        const soft = samples.map((x, i) => {
          const tone = Math.sin((2 * Math.PI * TONE_HERTZ * i) / RATE);
          // Half a decibel off, because the thresholds are whole decibels.
          const belowDb = i > from && i < to ? softer + 0.5 : noise;
          return x + tone * 0.3 * 10 ** (-belowDb / 20);
        });
        const pcm = { samples: soft, sampleRate: RATE };
        // Without the soft part, tones and margins have 1 s.
        const isSpeech = findSpeech(pcm).activeSeconds > 1.2;
        expect(shortened(pcm).leftOut.length === 0).toBe(isSpeech);
      }),
    );
  });

  it('keep the order of all times, and the time of every sound', () => {
    fc.assert(
      fc.property(lengths(0.1, 1), (silences) => {
        const pcm = tones(silences);
        const { clip, leftOut } = shortened(pcm);
        let before = -1;
        for (let i = 0; i < clip.samples.length; i += 40) {
          const whole = wholeSeconds((i + 0.5) / RATE, leftOut);
          expect(whole).toBeGreaterThan(before);
          expect(pcm.samples[Math.floor(whole * RATE)]).toBe(clip.samples[i]);
          before = whole;
        }
      }),
      { numRuns: 20 },
    );
  });
});
