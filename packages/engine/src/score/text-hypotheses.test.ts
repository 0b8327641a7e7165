import { describe, expect, it } from 'vitest';
import { heard, TOY_UNITS } from '../testing/posteriors.ts';
import { findHypotheses, type WordColumns } from './text-hypotheses.ts';

/** Pronunciations of a word as sounds separated by spaces. */
const word = (...pronunciations: string[]): WordColumns =>
  pronunciations.map((sounds) => sounds.split(' ').map((unit) => TOY_UNITS.indexOf(unit) + 1));

const text = [word('m a n', 'm e n'), word('s i t e')];

describe('findHypotheses', () => {
  it('chooses the pronunciation that was said for each word, with certainty', () => {
    expect(findHypotheses([heard('_ m a n _ s i t e _')], text)).toEqual({ likeliest: [0, 0], close: [] });
    expect(findHypotheses([heard('_ m e n _ s i t e _')], text)).toEqual({ likeliest: [1, 0], close: [] });
  });

  it('omits a word that was not said', () => {
    expect(findHypotheses([heard('_ s i t e _')], text).likeliest).toEqual([undefined, 0]);
  });

  it('weights both pronunciations equally if the sound is between them', () => {
    const { likeliest, close } = findHypotheses([heard('_ m a/e n _ s i t e _')], text);
    expect(close).toHaveLength(1);
    expect(new Set([likeliest[0], close[0]!.hypothesis[0]])).toEqual(new Set([0, 1]));
    expect(close[0]!.weight).toBeCloseTo(0.5, 2);
  });

  it('decides by all of the model’s frame offsets', () => {
    const clear = (sounds: string) => heard(sounds);
    const posteriorsByOffset = [
      clear('_ m a n _ s i t e _'),
      clear('_ m e n _ s i t e _'),
      clear('_ m e n _ s i t e _'),
    ];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      expect(
        findHypotheses(
          order.map((k) => posteriorsByOffset[k]!),
          text,
        ).likeliest,
      ).toEqual([1, 0]);
    }
  });

  it('keeps the aligner’s proposal if the recording is too short for the text', () => {
    const { close } = findHypotheses([heard('m', 3)], text);
    expect(close).toEqual([]);
  });
});
