import type { Deduction, Language } from '../types.ts';
import { SENTENCES } from './sentences/index.ts';

/** Something that cost points; `weight` is proportional to the loss that it explains. */
export interface Cause extends Omit<Deduction, 'amount'> {
  readonly weight: number;
}

const MAX_NAMED = 5;

/**
 * Shares the lost percents among the causes: whole percents, largest first, at most five named, the rest under
 * one heading. The amounts add up to `1 - finalScore` exactly.
 *
 * Largest-remainder rounding (Hare quota) over the causes' weights. `lostPercent` is a whole number 0..100,
 * `unnamedWeight` what is too small or too unsure to be named; `locale` names the heading's language.
 */
export function shareDeductions(
  lostPercent: number,
  causes: readonly Cause[],
  unnamedWeight = 0,
  locale: Language = 'en',
): Deduction[] {
  if (lostPercent === 0) return [];
  const ranked = causes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const named = ranked.slice(0, MAX_NAMED);
  const rest = ranked.slice(MAX_NAMED).reduce((sum, { weight }) => sum + weight, 0);
  const unnamed = rest + unnamedWeight;
  const remainder: Cause = {
    weight: named.length === 0 ? Math.max(unnamed, 1) : unnamed,
    reason: SENTENCES[locale].smallDifferences,
  };
  const candidates = [...named, remainder];
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const exact = candidates.map(({ weight }) => (weight / total) * lostPercent);
  const percents = exact.map(Math.floor);
  const order = exact.map((_, i) => i).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  const left = lostPercent - percents.reduce((a, b) => a + b, 0);
  for (const i of order.slice(0, left)) percents[i] = percents[i]! + 1;
  return candidates
    .map((cause, i) => ({ cause, percent: percents[i]! }))
    .filter(({ percent }) => percent > 0)
    .map(({ cause: { weight: _, ...deduction }, percent }) => ({ amount: percent / 100, ...deduction }));
}
