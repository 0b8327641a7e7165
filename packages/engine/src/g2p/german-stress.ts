/** German words of foreign origin that are stressed on the ending; eSpeak NG stresses their first syllable. */
import type { ReferencePhone } from '../types.ts';
import { isVowel } from './inventory.ts';
import type { Phones } from './variants.ts';

/** An ending and its stressed vowel, counted from the last one. */
const ENDINGS: readonly (readonly [RegExp, number])[] = [
  // "Krawatte", "Karotte", "Tablette"; compounds of "Kette", "Platte" and the like are stressed on their first part.
  [/(?<![kwbf])etten?$|(?:eti|ra|pla)ketten?$|[rlmnd]otten?$|(?:kraw|deb|reg)atten?$/iu, 2],
  // "Studentin", "Touristin", "Autorin", "Biologin"
  [/(?:ent|ant|ist|or|olog)in$/iu, 2],
  [/(?:ent|ant|ist|or|olog)innen$/iu, 3],
  [/^(?:arm|all|tourn)ee$/iu, 1],
  [/^(?:arm|all|tourn)een$|^(?:olive|rakete)n?$/iu, 2],
];
/** Longer words are usually compounds, stressed on their first part. */
const MAX_LETTERS = 13;
/** Names with such an ending and another stress. */
const NAMES = /^(?:valentin|konstantin|quentin|florentin)$/iu;

/** Moves the stress of such a word to its ending; other words stay as they are. */
export function stressEnding(phones: Phones, spelling: string): Phones {
  const [, fromEnd] = ENDINGS.find(([ending]) => ending.test(spelling)) ?? [];
  const vowels = phones.filter(({ unit }) => isVowel(unit));
  const stressed = fromEnd === undefined ? undefined : vowels.at(-fromEnd);
  // A short word of these letters has another origin: "nette", "worin".
  const fewest = fromEnd === 1 ? 2 : 3;
  if (spelling.length > MAX_LETTERS) return phones;
  if (!stressed || vowels.length < fewest || stressed.stress === 2 || NAMES.test(spelling)) return phones;
  return phones.map(
    (phone): ReferencePhone =>
      isVowel(phone.unit) ? { ...phone, stress: phone === stressed ? 2 : 0 } : phone,
  );
}
