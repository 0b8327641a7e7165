import type { TaughtLanguage } from '@speak-it-now/languages';
import { DRILLS } from '@speak-it-now/languages/drills';

interface MinimalPair {
  /** The word with the drilled sound. */
  readonly word: string;
  /** The word with the other sound. */
  readonly twin: string;
  /** The unit of the other sound; '' if the other word lacks it, the same sound if only length differs. */
  readonly contrast: string;
}

const isSound = (unit: string, sound: string): boolean => unit === sound || unit === `${sound}ː`;

/** The pairs of a sound: first those with the contrasts of `first`, alternating between contrasts, then the others. */
export function minimalPairs(
  language: TaughtLanguage,
  sound: string,
  first: readonly string[] = [],
): MinimalPair[] {
  const groups: MinimalPair[][] = [];
  for (const [contrast, list] of Object.entries(DRILLS[language].minimalPairs)) {
    const [a = '', b = ''] = contrast.split('/');
    const isReversed = !isSound(a, sound) && isSound(b, sound);
    if (!isReversed && !isSound(a, sound)) continue;
    const other = (isReversed ? a : b).replace('ː', '');
    groups.push(
      list.split(', ').map((pair) => {
        const [left = '', right = ''] = pair.split(' ');
        return isReversed
          ? { word: right, twin: left, contrast: other }
          : { word: left, twin: right, contrast: other };
      }),
    );
  }
  const rank = ([pair]: MinimalPair[]): number => {
    const at = first.indexOf(pair?.contrast ?? '');
    return at < 0 ? first.length : at;
  };
  groups.sort((x, y) => rank(x) - rank(y));
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, row) => groups.flatMap((group) => group[row] ?? [])).flat();
}
