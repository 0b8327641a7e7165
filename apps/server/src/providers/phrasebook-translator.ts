import type { HintRequest, Hints, NearPhrase } from '@speak-it-now/phrasebook';
import { nearestPhrases, phrasebook } from '@speak-it-now/phrasebook/all';
import type { Translation, Translator, TranslatorRequest } from './translator.ts';

export function translate(request: TranslatorRequest): Translation | undefined {
  const found = phrasebook.translate(request);
  if (!found) return undefined;
  const speakerForms = phrasebook.speakerForms(request, found);
  return { ...found, ...(speakerForms && { speakerForms }) };
}

export const hints = (request: HintRequest): Hints => phrasebook.hints(request);

export const nearest = (request: TranslatorRequest): readonly NearPhrase[] => nearestPhrases(request);

/** The built-in phrasebook, in the calling thread. */
export const phrasebookTranslator: Translator = {
  translate: async (request) => translate(request),
  hints: async (request) => hints(request),
  nearest: async (request) => nearest(request),
};
