import type { Deduction, Language } from '../types.ts';
import { SENTENCES } from './sentences/index.ts';

/** From this accuracy on there is nothing worth changing, and from the next a change is polish. */
const NOTHING_TO_CHANGE = 97;
const POLISH = 90;
/** The least accuracy of each opening but the last. */
const OPENINGS_FROM = [95, 85, 70, 50, 25] as const;

/** The tutor's words for a score: how it went, then the one thing to fix first. Written in `locale`. */
export function tutorMessage(
  accuracy: number,
  deductions: readonly Deduction[],
  locale: Language = 'en',
): string {
  const { openings, polish, fixFirst } = SENTENCES[locale];
  const band = OPENINGS_FROM.findIndex((least) => accuracy >= least);
  const opening = openings.at(band)!;
  const first = deductions.find(({ details }) => details !== undefined);
  if (first?.details === undefined || accuracy >= NOTHING_TO_CHANGE) return opening;
  const advise = accuracy >= POLISH ? polish : fixFirst;
  return `${opening} ${advise(first.reason, first.details)}`;
}
