/** Inflected forms that Wiktionary lacks, derived from their lemma if the language's rule is reliable. */
import type { Phones } from '../../packages/engine/src/g2p/variants.ts';
import type { Language, ReferencePhone } from '../../packages/engine/src/types.ts';

const SIBILANTS = new Set(['s', 'z', 'ʃ', 'ʒ', 'tʃ', 'dʒ']);
const VOICELESS = new Set(['p', 't', 'k', 'f', 'θ']);

const vowel = (unit: string, ipa = unit): ReferencePhone => ({ unit, ipa, stress: 0 });
const consonant = (unit: string): ReferencePhone => ({ unit, ipa: unit });
const lastOf = (phones: Phones): string => phones.at(-1)?.unit ?? '';

function englishS(stem: Phones): Phones {
  if (SIBILANTS.has(lastOf(stem))) return [...stem, vowel('ɪ'), consonant('z')];
  return [...stem, consonant(VOICELESS.has(lastOf(stem)) ? 's' : 'z')];
}

function englishEd(stem: Phones): Phones {
  if (['t', 'd'].includes(lastOf(stem))) return [...stem, vowel('ɪ'), consonant('d')];
  return [
    ...stem,
    consonant(VOICELESS.has(lastOf(stem)) || ['s', 'ʃ', 'tʃ'].includes(lastOf(stem)) ? 't' : 'd'),
  ];
}

const GERMAN_ENDINGS: readonly (readonly [string, Phones])[] = [
  ['e', [vowel('ə')]],
  ['en', [vowel('ə'), consonant('n')]],
  ['er', [vowel('ɐ')]],
  ['es', [vowel('ə'), consonant('s')]],
  ['em', [vowel('ə'), consonant('m')]],
  ['s', [consonant('s')]],
];

type Inflection = readonly [stem: string, say: (stem: Phones) => Phones];

/** Possible stems of a form, each with the pronunciation of the form. */
function inflections(word: string, language: Language): Inflection[] {
  const ends = (ending: string) => word.endsWith(ending) && word.length > ending.length + 2;
  const without = (ending: string) => word.slice(0, -ending.length);
  switch (language) {
    case 'en': {
      const found: Inflection[] = [];
      if (ends("'s")) found.push([without("'s"), englishS]);
      if (ends('s') && !ends('ss')) found.push([without('s'), englishS]);
      if (ends('es')) found.push([without('es'), englishS]);
      if (ends('ed')) found.push([without('ed'), englishEd], [without('d'), englishEd]);
      const ing = (stem: Phones) => [...stem, vowel('ɪ'), consonant('ŋ')];
      if (ends('ing')) found.push([without('ing'), ing], [`${without('ing')}e`, ing]);
      return found;
    }
    case 'es': {
      const found: Inflection[] = [];
      if (/[aeoáéó]s$/u.test(word)) found.push([without('s'), (stem) => [...stem, consonant('s')]]);
      return found;
    }
    case 'fr':
      return /[^sx][sx]$/u.test(word) ? [[word.slice(0, -1), (stem) => stem]] : [];
    case 'de':
      // A stem that ends in a written b, d, g or s has another sound before a vowel.
      return GERMAN_ENDINGS.flatMap(([ending, phones]): Inflection[] =>
        ends(ending) && !/(?:[bdgsv]|e[lr]?)$/u.test(without(ending))
          ? [[without(ending), (stem) => [...stem, ...phones]]]
          : [],
      );
    default:
      return [];
  }
}

/** `entry` gives the listed pronunciations of a word. */
export function inflectedForms(
  word: string,
  language: Language,
  entry: (stem: string) => readonly Phones[] | undefined,
): Phones[] | undefined {
  for (const [stem, say] of inflections(word, language)) {
    const stems = entry(stem);
    if (stems) return stems.slice(0, 2).map(say);
  }
  return undefined;
}
