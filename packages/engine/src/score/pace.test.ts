import { describe, expect, it } from 'vitest';
import type { HypothesisEvidence } from './evidence.ts';
import { measurePace } from './pace.ts';

const PHONES = 10;

/** Ten sounds of one word without silence between them. */
function spokenAt(soundsPerSecond: number) {
  const phones = Array.from({ length: PHONES }, (_, i) => ({
    span: { start: i, end: i + 1 },
    word: 0,
    isWordStart: i === 0,
  }));
  const posteriors = { frameSeconds: 1 / soundsPerSecond };
  return measurePace({
    phones,
    posteriors,
    reference: { language: 'en', words: [{}] },
    otherAlignments: [],
    weight: 1,
  } as unknown as HypothesisEvidence);
}

describe('the pace', () => {
  it.each([8.6, 12, 15.4])('costs nothing where it rounds to one of native speakers (%s)', (rate) => {
    expect(spokenAt(rate)).toMatchObject({ cause: 'rhythm', mostPoints: 0 });
  });

  it.each([
    [8.4, 'slow'],
    [15.6, 'fast'],
  ])('is told where it does not (%s)', (rate, cause) => {
    const { mostPoints, ...pace } = spokenAt(rate);
    expect(pace.cause).toBe(cause);
    expect(mostPoints).toBeGreaterThan(0);
  });
});
