import type { Phrase } from './offline-translation.ts';

/** The source of a text that could not be translated offline. */
export const AS_TYPED_OFFLINE = 'offline';

/** Never fails: without a translation the learner says the text as typed. */
export async function translateOffline(phrase: Phrase) {
  const found = await import('./offline-translation.ts')
    .then(({ findOffline }) => findOffline(phrase))
    // The vocabulary is not on this device.
    .catch(() => undefined);
  return {
    text: found?.translation ?? phrase.text.trim(),
    source: found?.source ?? AS_TYPED_OFFLINE,
    speakerForms: found?.speakerForms,
  };
}
