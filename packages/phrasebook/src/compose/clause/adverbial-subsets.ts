import type { LanguageCode } from '../../languages.ts';
import type { Adverbial } from './adverbials.ts';

/** Quantities that can be adverbials. In 'too much work' they belong to the noun instead. */
const QUANTITIES: ReadonlySet<string> = new Set(['too much', 'a lot', 'a little', 'enough', 'more', 'less']);

/** Whether each quantity among them is an adverbial, because it ends the clause or stands before another adverbial. */
export function areQuantitiesAlone(
  chosen: readonly { from: number; to: number; adverbial: Adverbial }[],
  length: number,
  language: LanguageCode,
): boolean {
  return chosen.every(
    ({ to, adverbial }) =>
      language !== 'en' ||
      adverbial.kind !== 'entry' ||
      !QUANTITIES.has(adverbial.entry.en) ||
      to === length ||
      chosen.some(({ from }) => from === to),
  );
}

const places = (chosen: readonly { adverbial: Adverbial }[]): number =>
  chosen.filter(({ adverbial }) => adverbial.kind === 'entry' && adverbial.entry.kind === 'place').length;

/**
 * Every subset of the adverbials, smallest first. All are tried, because an adverbial like 'at home' may belong to the
 * verb phrase.
 */
export function subsets<Found extends { adverbial: Adverbial }>(found: readonly Found[]): Found[][] {
  let all: Found[][] = [[]];
  for (const one of found) all = [...all, ...all.map((subset) => [...subset, one])];
  return all.sort((a, b) => a.length - b.length || places(a) - places(b));
}
