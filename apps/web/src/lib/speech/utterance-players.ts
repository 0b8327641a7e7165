import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';
import { isServerReachable } from '../connection.ts';
import { deviceScoring } from '../scoring/scoring-place.ts';
import { playElement, voiceElement } from './media-elements.ts';
import { chooseVoice, loadVoices } from './voices.ts';

const OWN_RATES = { slowest: 0.5, fastest: 1.5 } as const;

export interface Utterance {
  readonly text: string;
  readonly language: LanguageCode;
  readonly rate: number;
}

/** Says an utterance in a voice of the browser. @returns false when the browser has no voice for it or its voice fails. */
export async function playWithBrowserVoice(utterance: Utterance, signal: AbortSignal): Promise<boolean> {
  const voice = chooseVoice(await loadVoices(), utterance.language);
  if (!voice) return false;
  if (signal.aborted) return true;
  return new Promise((resolve) => {
    const spoken = new SpeechSynthesisUtterance(utterance.text);
    spoken.voice = voice;
    spoken.lang = LANGUAGES[utterance.language].bcp47;
    spoken.rate = utterance.rate;
    const finish = (said: boolean) => {
      signal.removeEventListener('abort', abort);
      resolve(said);
    };
    const abort = () => {
      window.speechSynthesis.cancel();
      finish(true);
    };
    spoken.onend = () => finish(true);
    spoken.onerror = (event) =>
      finish(signal.aborted || event.error === 'canceled' || event.error === 'interrupted');
    signal.addEventListener('abort', abort, { once: true });
    // Chromium can hang on to a finished queue; a cancel before each utterance empties it.
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(spoken);
  });
}

/**
 * Says an utterance in the app's own voice: the server's, and without a connection the same one on this device, where
 * its language was downloaded. @throws when the sound cannot be made, fetched or played.
 */
export async function playWithOwnVoice(utterance: Utterance, signal: AbortSignal): Promise<void> {
  // The voice itself speaks slowly as far as it can; only beyond that is the sound stretched.
  const rate = Math.min(OWN_RATES.fastest, Math.max(OWN_RATES.slowest, utterance.rate));
  const options = { tempo: utterance.rate < rate ? utterance.rate / rate : 1, signal };
  const { text, language } = utterance;
  if (isServerReachable.get() || !deviceScoring.get().languages.includes(language)) {
    await playElement(voiceElement(), serverVoiceUrl(text, language, rate), options);
    return;
  }
  const { loadDeviceScoring } = await import('../device/late-device-scoring.ts');
  const wav = await (await loadDeviceScoring()).speak({ text, language, rate });
  const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
  try {
    await playElement(voiceElement(), url, options);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Where the server's voice says a text, as a WAV file. */
export function serverVoiceUrl(text: string, language: LanguageCode, rate = 1): string {
  return `/api/speech?${new URLSearchParams({ text, language, rate: String(Number(rate.toFixed(3))) })}`;
}
