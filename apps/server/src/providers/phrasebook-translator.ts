import { nearestPhrases, phrasebook } from '@speak-it-now/phrasebook/all';
import type { Translator } from './translator.ts';

/** The built-in phrasebook. */
export const phrasebookTranslator: Translator = {
  async translate(request) {
    const found = phrasebook.translate(request);
    if (!found) return undefined;
    const speakerForms = phrasebook.speakerForms(request, found);
    return { ...found, ...(speakerForms && { speakerForms }) };
  },
  hints: async (request) => phrasebook.hints(request),
  nearest: async (request) => nearestPhrases(request),
};
