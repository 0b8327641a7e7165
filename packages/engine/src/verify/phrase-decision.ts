/**
 * Whether a word of a phrase was said, by boosted trees (phrase-trees.json, fitted by training/verification/fit_phrases.py
 * to connected speech of natives and to the same recordings with a word of the text replaced).
 */
import trees from './phrase-trees.json' with { type: 'json' };
import type { WordEvidence } from './word-evidence.ts';

/** Feature of each node (-1: a leaf), its threshold or a leaf's value, and its right child; the left child follows it. */
type Tree = readonly [feature: readonly number[], value: readonly number[], right: readonly number[]];

const FEATURES = trees.features as readonly (keyof WordEvidence)[];
const TREES = trees.trees as unknown as readonly Tree[];

/** From these log odds on it is unsure whether the word was said, and clear which other one was. */
export const UNSURE_LOG_ODDS = trees.unsure;
export const NAMED_LOG_ODDS = trees.named;

/**
 * Natural log of the odds that another word was said, with a bias by which few words of natives are above 0 (`BLAMED` in
 * the script).
 */
export function phraseLogOdds(evidence: WordEvidence): number {
  const values = FEATURES.map((name) => evidence[name]);
  return TREES.reduce((sum, tree) => sum + leafOf(tree, values), trees.bias);
}

function leafOf([feature, value, right]: Tree, values: readonly number[]): number {
  let at = 0;
  while (feature[at]! >= 0) at = values[feature[at]!]! <= value[at]! ? at + 1 : right[at]!;
  return value[at]!;
}
