import { listsOf } from '../grammar-facts.ts';
import { isPossessive } from './determiners.ts';
import type { NounPhrase } from './noun-phrase.ts';

/** Men whose Spanish and Italian plural usually means couples or children of both sexes: 'padres' are parents, 'hijos' children. */
const IN_PAIRS = listsOf('inPairs').en;
/** Somebody's spouse: without an owner 'die Frau' is a woman. */
const SPOUSES = listsOf('spouses').en;

/** Whether the phrase is a likelier meaning of its words than those already known. */
export function isLikelier({ number, determiner }: NounPhrase, known: readonly NounPhrase[]): boolean {
  const rare = isPossessive(determiner) ? undefined : SPOUSES;
  return (
    known.length > 0 &&
    known.every(({ noun }) => rare?.has(noun.id) || (number === 'pl' && IN_PAIRS.has(noun.id)))
  );
}
