import type { Calibration } from './calibration.ts';

/** Used with the formula scorer; a trained scorer brings its own map. */
export const GOP_CALIBRATION: Calibration = {
  phone: [
    [0, 0],
    [0.5, 50],
    [0.9, 95],
    [1, 100],
  ],
  word: [
    [0, 0],
    [0.5, 50],
    [0.9, 95],
    [1, 100],
  ],
  utterance: [
    [0.15, 0],
    [0.5, 50],
    [0.9, 97],
    [1, 100],
  ],
  fluency: [
    [0, 0],
    [0.85, 100],
    [1, 100],
  ],
};
