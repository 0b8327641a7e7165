import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';
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

let element: HTMLAudioElement | undefined;

/** Says an utterance in the server's voice. @throws when the sound cannot be fetched or played. */
export async function playWithServerVoice(utterance: Utterance, signal: AbortSignal): Promise<void> {
  // One element for all: iOS lets an element play by itself once a tap has started it.
  element ??= new Audio();
  const audio = element;
  const rate = Math.min(SERVER_RATES.fastest, Math.max(SERVER_RATES.slowest, utterance.rate));
  const query = new URLSearchParams({
    text: utterance.text,
    language: utterance.language,
    rate: String(Number(rate.toFixed(3))),
  });
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      audio.pause();
      finish();
    };
    const finish = (error?: Error) => {
      signal.removeEventListener('abort', stop);
      audio.onended = null;
      audio.onerror = null;
      if (error) reject(error);
      else resolve();
    };
    audio.onended = () => finish();
    audio.onerror = () => finish(new Error('The speech could not be loaded.'));
    signal.addEventListener('abort', stop, { once: true });
    audio.src = `/api/speech?${query}`;
    audio.play().catch((error: Error) => {
      if (signal.aborted) finish();
      else finish(error);
    });
  });
}

/** Opens the way for speech that starts by itself later: iOS allows it only after speech began inside a tap. */
export function unlockSpeech(): void {
  window.speechSynthesis?.speak(new SpeechSynthesisUtterance(''));
}
