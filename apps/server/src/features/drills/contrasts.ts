import type { FirstLanguage } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { DRILLS } from '@speak-it-now/languages/drills';

interface Contrast {
  readonly sound: string;
  /** '' when the sound is left out. */
  readonly heard: string;
}

/** @returns the contrasts of this pair of languages, most harmful first; none if both are the same. */
export function contrastsOf(language: TaughtLanguage, firstLanguage: FirstLanguage | null): Contrast[] {
  const { common, contrasts } = DRILLS[language];
  const list = contrasts[firstLanguage ?? ''] ?? common;
  return list
    .split(' ')
    .filter((contrast) => contrast !== '')
    .map((contrast) => {
      const [sound = '', heard = ''] = contrast.split('>');
      return { sound, heard };
    });
}
