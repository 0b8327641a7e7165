import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addSessionScore, averageAccuracy, parseSessionScores, sessionScores } from './session-scores.ts';

beforeEach(() => sessionScores.set([]));

describe('the session’s scores', () => {
  it('CHK-58 average to 0 when there are none', () => {
    expect(averageAccuracy([])).toBe(0);
  });

  it('CHK-59, CHK-60 are kept as whole percents', () => {
    addSessionScore(86.5);
    addSessionScore(41.2);
    expect(sessionScores.get()).toEqual([87, 41]);
  });

  it('CHK-57 average to their rounded mean', () => {
    expect(averageAccuracy([90, 81])).toBe(86);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (scores) => {
        const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
        expect(averageAccuracy(scores)).toBe(Math.round(mean));
      }),
    );
  });

  it('CHK-57 come back after a reload, without invalid entries', () => {
    expect(parseSessionScores('90 100 0')).toEqual([90, 100, 0]);
    expect(parseSessionScores('90 101 x -3 4.5')).toEqual([90]);
    for (const nothing of [null, '']) expect(parseSessionScores(nothing)).toEqual([]);
  });
});
