import { expect, it } from 'vitest';
import { collectEvidence } from '../score/evidence.ts';
import { heard, TOY_UNITS, toyReference } from '../testing/posteriors.ts';
import { logRatiosWithout, wasLeftOut } from './left-out.ts';
import { prepareRivalTrial } from './rival-trial.ts';

/** Log ratio of the text "man te" to "man si te" on these sounds; undefined if "si" cannot have been left out. */
function ratioWithoutMiddle(sounds: string, framesPerSound: number) {
  const text = toyReference('m a n', 's i', 't e');
  const evidence = collectEvidence([heard(sounds, framesPerSound)], TOY_UNITS, TOY_UNITS, text);
  return logRatiosWithout(prepareRivalTrial(evidence)!)[1];
}

it('doubts a word for which there is hardly any room', () => {
  expect(ratioWithoutMiddle('_ m a n e t e _', 2)).toBeGreaterThan(-1);
});

it('does not doubt a word in whose place, or beside it, something else may have been said', () => {
  expect(ratioWithoutMiddle('_ m a n e t e _', 5)).toBeUndefined();
  expect(ratioWithoutMiddle('_ m a n e _ _ _ _ _ t e _', 2)).toBeUndefined();
});

it('asks for more evidence where the vowels of two words merge', () => {
  const isLeftOut = (...words: string[]) => {
    const text = toyReference(...words);
    const evidence = collectEvidence([heard(`_ ${words.join(' ')} _`)], TOY_UNITS, TOY_UNITS, text);
    return wasLeftOut(6, evidence, 1);
  };
  expect(isLeftOut('m a n', 's i', 't e')).toBe(true);
  expect(isLeftOut('m a', 'i n', 't e')).toBe(false);
  expect(isLeftOut('m a n', 's i', 'a n')).toBe(false);
});
