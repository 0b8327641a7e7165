import type { Language } from '../../types.ts';
import { ARTICULATION } from './articulation.ts';
import { CONFUSIONS } from './confusions.ts';
import { LANGUAGE_TIPS } from './languages.ts';

/**
 * How to make the sound, in one or two sentences: what to change when the sound heard instead is known to be
 * confused with it, else how the mouth makes it, with an example word. '' for a unit no language lists.
 */
export function tipFor(language: Language, unit: string, heard?: string): string {
  const confusion = heard === undefined ? undefined : CONFUSIONS[language][`${unit}>${heard}`];
  if (confusion) return confusion;
  const own = LANGUAGE_TIPS[language][unit];
  const articulation = own?.articulation ?? ARTICULATION[unit];
  if (!articulation) return '';
  return own ? `${articulation} Example: “${own.example}”.` : articulation;
}
