import type { Calibration, CalibrationKnots } from './calibration.ts';

const PHONE: CalibrationKnots = [
  [0.1, 0],
  [0.4, 20],
  [0.6, 45],
  [0.75, 70],
  [0.87, 90],
  [0.95, 100],
];

const MEAN_OF_PHONES: CalibrationKnots = [
  [0.35, 0],
  [0.52, 20],
  [0.62, 45],
  [0.7, 65],
  [0.8, 88],
  [0.88, 100],
];

/**
 * Goes with the formula scorer; a trained scorer brings its own map. Knots are the medians of the raw scores of
 * learners left out of training at the experts' scores 4, 6, 8 and 9, and the upper edge of other texts.
 */
export const GOP_CALIBRATION: Calibration = {
  phone: PHONE,
  word: MEAN_OF_PHONES,
  utterance: MEAN_OF_PHONES,
  fluency: [
    [0, 0],
    [0.85, 100],
    [1, 100],
  ],
};
