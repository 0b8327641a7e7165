import type { LanguageCode, Register } from '../../languages.ts';
import { tablesOf } from '../grammar-facts.ts';
import type { Determiner, Rendered } from './noun-phrase.ts';

/** For masculine and feminine nouns, then for the plural of each; one form stands for all. */
const FORMS = tablesOf<string>('determiners');

/** Whether it is somebody's: 'my', 'their'. */
export const isPossessive = (determiner: Determiner): boolean =>
  /^(?:my|your|his|her|our|their)$/.test(determiner);

/** The determiner as it agrees with a noun; German without its ending. */
export function agreeingDeterminer(
  determiner: Determiner,
  language: LanguageCode,
  register: Register,
  { number, gender }: Omit<Rendered, 'text'>,
): string {
  const forms = FORMS[language];
  const formal = determiner === 'your' && register === 'formal' ? forms.yourFormal : undefined;
  const own = (formal ?? forms[determiner]!).split(' ');
  return own[(number === 'pl' ? 2 : 0) + (gender === 'f' ? 1 : 0)] ?? own[0]!;
}
