import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';
import { playElement, voiceElement } from './media-elements.ts';
import { chooseVoice, loadVoices } from './voices.ts';

const SERVER_RATES = { slowest: 0.5, fastest: 1.5 } as const;

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

/** Says an utterance in the server's voice. @throws when the sound cannot be fetched or played. */
export async function playWithServerVoice(utterance: Utterance, signal: AbortSignal): Promise<void> {
  // The voice itself speaks slowly as far as it can; only beyond that is the sound stretched.
  const rate = Math.min(SERVER_RATES.fastest, Math.max(SERVER_RATES.slowest, utterance.rate));
  await playElement(voiceElement(), serverVoiceUrl(utterance.text, utterance.language, rate), {
    tempo: utterance.rate < rate ? utterance.rate / rate : 1,
    signal,
  });
}

/** Where the server's voice says a text, as a WAV file. */
export function serverVoiceUrl(text: string, language: LanguageCode, rate = 1): string {
  return `/api/speech?${new URLSearchParams({ text, language, rate: String(Number(rate.toFixed(3))) })}`;
}
