import { nearestPhrases, phrasebook } from '@speak-it-now/phrasebook/all';
import type { Translator } from './translator.ts';

/** The curated phrasebook inside the app. */
export const phrasebookTranslator: Translator = {
  translate: async (request) => phrasebook.translate(request),
  nearest: nearestPhrases,
};
