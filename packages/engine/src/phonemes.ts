/** Texts as phonemes without any scoring, for whoever chooses or explains sounds. Needs no acoustic model. */
import { loadEspeak } from './espeak/espeak.ts';
import { EspeakG2p, phonesOfSymbol } from './g2p/index.ts';
import type { GraphemeToPhoneme, Language } from './types.ts';

export { isVowel, LANGUAGE_UNITS, UNITS } from './g2p/index.ts';
export type { GraphemeToPhoneme, Language, Reference } from './types.ts';

/** Loads the pronunciation dictionaries of all languages once; texts are then converted in about a millisecond each. */
export async function createTranscriber(): Promise<GraphemeToPhoneme> {
  return new EspeakG2p(await loadEspeak());
}

/** The unit behind an IPA symbol as the learner is shown it: length and allophones (β, ɾ, ə) lead to their phoneme. */
export function unitOfIpa(ipa: string, language: Language): string | undefined {
  const phones = phonesOfSymbol(ipa, language);
  return phones.length === 1 ? phones[0]!.unit : undefined;
}
