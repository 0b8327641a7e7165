import type { SpeakerGender } from '@speak-it-now/contract';
import { nearestPhrases, phrasebook } from '@speak-it-now/phrasebook/all';
import type { Translator } from './translator.ts';

/** The curated phrasebook inside the app. */
export const phrasebookTranslator: Translator = {
  async translate(request) {
    const found = phrasebook.translate(request);
    if (!found) return undefined;
    const said = (speaker: SpeakerGender) => phrasebook.translate({ ...request, speaker })?.translation;
    const [masculine, feminine] = [said('masculine'), said('feminine')];
    const differs = masculine !== undefined && feminine !== undefined && masculine !== feminine;
    return { ...found, ...(differs && { speakerForms: { masculine, feminine } }) };
  },
  nearest: nearestPhrases,
};
