import { createStore } from '../react/store.ts';

/** Scores of this session as whole percents; a page reload starts a new session. */
export const sessionScores = createStore<readonly number[]>([]);

export function addSessionScore(percent: number): void {
  sessionScores.set([...sessionScores.get(), Math.round(percent)]);
}

/** The rounded mean; 0 without scores. */
export function averageAccuracy(scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
