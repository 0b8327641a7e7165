import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRange, type Melody, retimed, timeMap, toMelody, voicedSpan } from './melody.ts';
import { median, type PitchTrack, trackPitch } from './pitch-track.ts';

const RATE = 16_000;

/** A voice with overtones whose pitch follows `hertzAt`, silent where that gives 0. */
function voice(seconds: number, hertzAt: (second: number) => number, sampleRate = RATE): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const hertz = hertzAt(index / sampleRate);
    if (hertz === 0) return 0;
    phase += (2 * Math.PI * hertz) / sampleRate;
    return 0.3 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
  });
}

const semitonesApart = (a: number, b: number) => Math.abs(12 * Math.log2(a / b));

describe('the pitch of a voice', () => {
  it('is found within a quarter of a semitone, for deep and high voices and at the rates browsers use', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 400 }),
        fc.constantFrom(16_000, 44_100, 48_000),
        (hertz, sampleRate) => {
          const track = trackPitch(
            voice(0.4, () => hertz, sampleRate),
            sampleRate,
          );
          const found = track.hertz.filter((value) => !Number.isNaN(value));
          expect(found.length).toBeGreaterThan(25);
          expect(semitonesApart(median(track.hertz), hertz)).toBeLessThan(0.25);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is tracked while it rises', () => {
    const track = trackPitch(
      voice(1, (second) => 120 + 60 * second),
      RATE,
    );
    const at = (second: number) => track.hertz[Math.round(second / track.hopSeconds)] ?? 0;
    expect(semitonesApart(at(0.2), 133)).toBeLessThan(0.6);
    expect(semitonesApart(at(0.8), 169)).toBeLessThan(0.6);
  });

  it('is not found in silence or noise', () => {
    let seed = 1;
    const noise = Float32Array.from({ length: RATE }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 1_073_741_823 - 1;
    });
    for (const sound of [new Float32Array(RATE), noise]) {
      const voiced = trackPitch(sound, RATE).hertz.filter((value) => !Number.isNaN(value));
      expect(voiced.length).toBeLessThan(5);
    }
  });

  it('is empty for an empty recording', () => {
    expect(trackPitch(new Float32Array(0), RATE).hertz).toEqual([]);
  });
});

const track = (hertz: number[]): PitchTrack => ({ hopSeconds: 0.01, hertz });
const sweep = (from: number, to: number, frames: number) =>
  Array.from({ length: frames }, (_, index) => from * (to / from) ** (index / (frames - 1)));

describe('a melody', () => {
  it('does not depend on how deep the voice is', () => {
    const deep = toMelody(track(sweep(100, 150, 60)))!;
    const high = toMelody(track(sweep(200, 300, 60)))!;
    expect(deep.rangeSemitones).toBeCloseTo(high.rangeSemitones, 6);
    expect(deep.curves[0]?.[0]?.semitones).toBeCloseTo(high.curves[0]?.[0]?.semitones ?? 0, 6);
  });

  it('has a gap where there is no pitch', () => {
    const melody = toMelody(track([...sweep(120, 130, 20), Number.NaN, Number.NaN, ...sweep(110, 90, 20)]))!;
    expect(melody.curves.map((curve) => curve.length)).toEqual([20, 20]);
    expect(voicedSpan(melody).end).toBeCloseTo(0.41);
  });

  it('says whether the phrase ends rising, falling or level', () => {
    const calm = sweep(120, 120, 60);
    expect(toMelody(track([...calm, ...sweep(120, 170, 40)]))?.ending).toBe('rising');
    expect(toMelody(track([...calm, ...sweep(120, 85, 40)]))?.ending).toBe('falling');
    expect(toMelody(track(calm))?.ending).toBe('level');
  });

  it('is narrow or wide compared with native speakers, whatever the synthetic voice does', () => {
    const flat = toMelody(track(sweep(118, 122, 60)))!;
    const usual = toMelody(track(sweep(100, 150, 60)))!;
    const lively = toMelody(track(sweep(90, 250, 60)))!;
    for (const language of TAUGHT_LANGUAGES) {
      expect(compareRange(flat, language)).toBe('narrow');
      expect(compareRange(usual, language)).toBe('alike');
      expect(compareRange(lively, language)).toBe('wide');
    }
  });

  it('does not exist when there is too little pitch', () => {
    expect(toMelody(track([...sweep(120, 130, 10), ...Array<number>(90).fill(Number.NaN)]))).toBeUndefined();
  });

  it('can be stretched to the time span of another recording', () => {
    const melody: Melody = toMelody(track(sweep(100, 150, 60)))!;
    const moved = retimed(melody, timeMap(voicedSpan(melody), { start: 1, end: 3 }));
    expect(voicedSpan(moved).start).toBeCloseTo(1);
    expect(voicedSpan(moved).end).toBeCloseTo(3);
    expect(moved.rangeSemitones).toBe(melody.rangeSemitones);
  });
});
