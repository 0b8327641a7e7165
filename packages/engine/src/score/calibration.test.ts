import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalibrationKnots, calibrate } from './calibration.ts';

const knots = fc
  .array(
    fc.tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((steps): CalibrationKnots => {
    let [x, y] = [0, 0];
    return [
      [0, 0],
      ...steps.map(([dx, dy]): [number, number] => {
        x += dx;
        y += dy;
        return [x, y];
      }),
    ];
  });
const raw = fc.double({ min: -1, max: 8, noNaN: true });

describe('calibrate', () => {
  it('keeps the order of any two scores', () => {
    fc.assert(
      fc.property(knots, raw, raw, (map, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(calibrate(low, map)).toBeLessThanOrEqual(calibrate(high, map) + 1e-9);
      }),
    );
  });

  it('goes through its knots and holds the nearest value outside them', () => {
    fc.assert(
      fc.property(knots, (map) => {
        for (const [x, y] of map) expect(calibrate(x, map)).toBeCloseTo(y, 9);
        expect(calibrate(-5, map)).toBe(map[0]![1]);
        expect(calibrate(1e6, map)).toBe(map.at(-1)![1]);
      }),
    );
  });
});
