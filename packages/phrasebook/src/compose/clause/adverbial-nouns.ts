import type { Fillings } from '../filling.ts';
import type { AdverbialEntry, Noun } from '../grammar-schema.ts';
import { hasKind } from '../kinds.ts';
import { isIndefinite } from '../nouns/noun-phrase.ts';

const isOf = ({ classes }: Noun, wanted: readonly string[] = []): boolean =>
  classes.some((name) => wanted.includes(name));

/** Whether the preposition of the entry can stand before the noun. */
const fits = (noun: Noun, { except, only, nouns, notNouns }: AdverbialEntry): boolean =>
  !isOf(noun, except) &&
  (!only || isOf(noun, only)) &&
  nouns?.includes(noun.id) !== false &&
  !notNouns?.includes(noun.id);

/** Whether the adverbial fits any verb. 'For my sister' does, 'for a coffee' does not, so the noun must be definite. */
export function isDefinite(fillings: Fillings, entry: AdverbialEntry): boolean {
  return [...fillings.values()].every((filling) => {
    // French says 'in it' with an adverb ('dedans'), not with a preposition and a pronoun.
    if (filling.kind === 'pronoun') return !filling.object.isNeuter;
    if (filling.kind !== 'noun') return filling.kind !== 'place' || filling.place !== undefined;
    const { noun, determiner, quality } = filling.phrase;
    return (
      fits(noun, entry) &&
      (entry.indefinite ||
        !isIndefinite(filling.phrase) ||
        (hasKind(entry, 'use') && quality !== undefined && noun.mass === true && isOf(noun, ['body'])) ||
        (hasKind(entry, 'open') && determiner === 'indef' && isOf(noun, ['place', 'group'])) ||
        (hasKind(entry, 'company') &&
          (isOf(noun, ['amenity']) || (determiner !== 'bare' && isOf(noun, ['person'])))))
    );
  });
}
