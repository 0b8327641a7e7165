/**
 * Whether a word of a phrase was said, by boosted trees (phrase-trees.json, fitted by training/verification/fit_phrases.py
 * to connected speech of natives and to the same recordings with a word of the text replaced).
 */
import { sumOfTrees, type Tree } from '../trees.ts';
import type { Language } from '../types.ts';
import trees from './phrase-trees.json' with { type: 'json' };
import type { WordEvidence } from './word-evidence.ts';

const FEATURES = trees.features as readonly (keyof WordEvidence)[];
const BIAS_OF_LANGUAGE: Readonly<Partial<Record<Language, number>>> = trees.biasOfLanguage;
const TREES = trees.trees as unknown as readonly Tree[];

/** From this number of words on a text is a phrase; it is the smallest one in the training data of the decision. */
export const MIN_WORDS_OF_PHRASE = 3;
/** From these log odds on it is unsure whether the word was said, and clear which other one was. */
export const UNSURE_LOG_ODDS = trees.unsure;
export const NAMED_LOG_ODDS = trees.named;

/**
 * Natural log of the odds that another word was said, with a bias by which few words of natives are above 0 (`BLAMED` in
 * the script).
 */
export function phraseLogOdds(evidence: WordEvidence, language: Language): number {
  return (
    trees.bias +
    (BIAS_OF_LANGUAGE[language] ?? 0) +
    sumOfTrees(
      TREES,
      FEATURES.map((name) => evidence[name]),
    )
  );
}
