import type { Deduction, Language } from '../types.ts';
import { SENTENCES } from './sentences/index.ts';
import { verdictOf, verdictSentence } from './verdict.ts';

/** The tutor's words for a score: the verdict, then the one thing to fix first. Written in `locale`. */
export function tutorMessage(
  accuracy: number,
  deductions: readonly Deduction[],
  wordCount: number,
  locale: Language = 'en',
): string {
  const verdict = verdictSentence(verdictOf(accuracy, deductions, wordCount), locale);
  const first = deductions.find(({ details }) => details !== undefined);
  if (first?.details === undefined) return verdict;
  return `${verdict} ${SENTENCES[locale].fixFirst(first.reason, first.details)}`;
}
