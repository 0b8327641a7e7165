/** The inventory of sounds, to choose or explain them. Needs no model. */
import { phonesOfSymbol } from './g2p/index.ts';
import type { Language } from './types.ts';

export { isShownSymbol, isVowel, LANGUAGE_UNITS, UNITS } from './g2p/index.ts';
export { EngineError, type Language, type Reference } from './types.ts';

/**
 * The unit of an IPA symbol as shown to the learner: long sounds and allophones (β, ɾ, ə) map to their phoneme.
 * Undefined if the symbol stands for no unit or for several.
 */
export function unitOfIpa(ipa: string, language: Language): string | undefined {
  const phones = phonesOfSymbol(ipa, language);
  return phones.length === 1 ? phones[0]!.unit : undefined;
}
