import type { HintRequest, Hints, NearPhrase } from '@speak-it-now/phrasebook';
import { nearestPhrases, phrasebook } from '@speak-it-now/phrasebook/all';
import type { KnownNgrams } from '@speak-it-now/translator/known-ngrams';
import type { Translation, Translator, TranslatorRequest } from './translator.ts';

export function translate(request: TranslatorRequest): Translation | undefined {
  const found = phrasebook.translate(request);
  if (!found) return undefined;
  const speakerForms = phrasebook.speakerForms(request, found);
  return { ...found, ...(speakerForms && { speakerForms }) };
}

/** @param known the words of the translator's sentences, which are correct though the phrasebook lacks them */
export const hints = (request: HintRequest, known?: KnownNgrams): Hints =>
  phrasebook.hints(request, (word) => known?.knowsWord(word, request.from) ?? false);

export const nearest = (request: TranslatorRequest): readonly NearPhrase[] => nearestPhrases(request);

/** The built-in phrasebook, in the calling thread. */
export const phrasebookTranslator: Translator = {
  translate: async (request) => translate(request),
  hints: async (request) => hints(request),
  nearest: async (request) => nearest(request),
};
