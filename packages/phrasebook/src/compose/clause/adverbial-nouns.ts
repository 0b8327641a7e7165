import type { Fillings } from '../filling.ts';
import { listsOf } from '../grammar-facts.ts';
import type { AdverbialEntry, Noun } from '../grammar-schema.ts';
import { isIndefinite, isPerson } from '../nouns/noun-phrase.ts';

/** Whether the noun is a thing or place. Times are left out because phrases like 'in the morning' are entries. */
const isThing = ({ classes }: Noun): boolean =>
  !classes.some((name) => /^(?:time|person|family|ailment|abstract|body)$/.test(name));
/** Places with 'an' in German: 'am See'. */
const BESIDE = listsOf('beside').en;
/** Which nouns can follow these prepositions. */
const NOUN_FITS: Readonly<Record<string, (noun: Noun) => boolean>> = {
  'in {x}': isThing,
  'on {x}': isThing,
  'under {x}': isThing,
  'at {x}': ({ id, classes }) => classes.includes('place') && !BESIDE.has(id),
  'from {x}': isPerson,
  'after {x}': ({ classes }) => !classes.some((name) => /^(?:person|family|body|place)$/.test(name)),
  'before {x}': ({ classes }) => !classes.some((name) => /^(?:person|family|body|place)$/.test(name)),
};

/** 'Una casa con jardín'. */
const isAmenity = (entry: string, { classes }: Noun): boolean =>
  entry === 'with {x}' && classes.includes('amenity');

/** Whether the adverbial fits any verb. 'For my sister' does, 'for a coffee' does not, so the noun must be definite. */
export function isDefinite(fillings: Fillings, entry: AdverbialEntry): boolean {
  const fits = NOUN_FITS[entry.en];
  const isExcept = (noun: Noun) =>
    entry.except?.some((name) => noun.classes.includes(name)) || entry.nouns?.includes(noun.id) === false;
  if ([...fillings.values()].some((one) => one.kind === 'noun' && isExcept(one.phrase.noun))) return false;
  return [...fillings.values()].every((filling) =>
    // French says 'in it' with an adverb ('dedans'), not with a preposition and a pronoun.
    filling.kind === 'pronoun' && filling.object.isNeuter
      ? false
      : fits && filling.kind === 'noun' && !fits(filling.phrase.noun)
        ? false
        : filling.kind === 'noun'
          ? entry.indefinite === true ||
            isAmenity(entry.en, filling.phrase.noun) ||
            !isIndefinite(filling.phrase) ||
            // 'Shampoo for dry hair'.
            (entry.en === 'for {x}' &&
              filling.phrase.quality !== undefined &&
              filling.phrase.noun.mass === true &&
              filling.phrase.noun.classes.includes('body')) ||
            // 'In a big hospital' and 'at a small restaurant' fit any verb.
            ((entry.en === 'in {x}' || (entry.en === 'at {x}' && entry.nouns !== undefined)) &&
              filling.phrase.determiner === 'indef' &&
              filling.phrase.noun.classes.some((name) => name === 'place' || name === 'group')) ||
            // 'With some friends' fits any verb too.
            (entry.en === 'with {x}' &&
              filling.phrase.determiner !== 'bare' &&
              filling.phrase.noun.classes.includes('person'))
          : filling.kind !== 'place' || filling.place !== undefined,
  );
}
