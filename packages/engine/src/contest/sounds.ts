/** The words of a minimal pair as sounds, and where they differ. */
import { SOUNDS } from '@speak-it-now/languages/sounds';
import { isVowel } from '../g2p/index.ts';
import type { Language, ReferencePhone } from '../types.ts';
import type { Columns } from '../verify/text-lattice.ts';

/** One sound: a phone, or a consonant written as two phones. */
export interface WordSound {
  /** Its unit; with ː if the consonant is double and that makes another sound. */
  readonly label: string;
  /** Its phones are [from, to) of the pronunciation. */
  readonly from: number;
  readonly to: number;
}

export interface SpokenForm {
  readonly columns: Columns;
  readonly sounds: readonly WordSound[];
}

/** Where two forms differ: sound `at` of one against sound `at` of the other; undefined if one lacks the sound. */
export interface Difference {
  readonly one: WordSound | undefined;
  readonly other: WordSound | undefined;
  /** Index of the sound that differs. */
  readonly at: number;
}

/** A pronunciation with its sounds; `columnOf` gives the column of a unit in the posteriors. */
export function spokenForm(
  phones: readonly ReferencePhone[],
  language: Language,
  columnOf: (unit: string) => number,
): SpokenForm {
  const { hasLongConsonants } = SOUNDS[language];
  const sounds: WordSound[] = [];
  phones.forEach(({ unit, ipa }, i) => {
    const last = sounds.at(-1);
    const isConsonant = !isVowel(unit);
    if (last && isConsonant && last.label === unit) {
      sounds[sounds.length - 1] = {
        label: hasLongConsonants ? `${unit}ː` : unit,
        from: last.from,
        to: i + 1,
      };
      return;
    }
    const isLong = hasLongConsonants && isConsonant && ipa.endsWith('ː');
    sounds.push({ label: isLong ? `${unit}ː` : unit, from: i, to: i + 1 });
  });
  return { columns: phones.map(({ unit }) => columnOf(unit)), sounds };
}

/** The only difference between two forms; undefined if there are more, or none. */
export function onlyDifference(one: SpokenForm, other: SpokenForm): Difference | undefined {
  const [a, b] = [one.sounds, other.sounds];
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at]!.label === b[at]!.label) at++;
  let same = 0;
  while (
    same < Math.min(a.length, b.length) - at &&
    a[a.length - 1 - same]!.label === b[b.length - 1 - same]!.label
  )
    same++;
  const [left, right] = [a.length - at - same, b.length - at - same];
  if (left > 1 || right > 1 || left + right === 0) return undefined;
  return { one: left === 1 ? a[at] : undefined, other: right === 1 ? b[at] : undefined, at };
}
