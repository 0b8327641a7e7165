import type { LanguageCode } from '@speak-it-now/contract';
import { isServerReachable } from '../api/connection.ts';
import { deviceScoring } from '../scoring/scoring-place.ts';
import { accentField } from './accents.ts';
import { playElement, voiceElement } from './media-elements.ts';
import { chooseVoice, loadVoices } from './voices.ts';

const OWN_RATES = { slowest: 0.5, fastest: 1.5 } as const;

export interface Utterance {
  readonly text: string;
  readonly language: LanguageCode;
  readonly rate: number;
}

/** Speaks an utterance with a browser voice. @returns false if the browser has no voice for it or the voice fails. */
export async function playWithBrowserVoice(utterance: Utterance, signal: AbortSignal): Promise<boolean> {
  const voice = chooseVoice(await loadVoices(), utterance.language);
  if (!voice) return false;
  if (signal.aborted) return true;
  return new Promise((resolve) => {
    const spoken = new SpeechSynthesisUtterance(utterance.text);
    spoken.voice = voice;
    spoken.lang = voice.lang.replace('_', '-');
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
    // Chromium sometimes keeps finished utterances in its queue; canceling before each one empties it.
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(spoken);
  });
}

/**
 * Speaks an utterance with the app's own voice: the server's or, offline, the same voice on this device if the language
 * is downloaded. @throws if the audio cannot be made, fetched or played.
 */
export async function playWithOwnVoice(utterance: Utterance, signal: AbortSignal): Promise<void> {
  // The voice speaks slower down to its limit; below that the audio is stretched.
  const rate = Math.min(OWN_RATES.fastest, Math.max(OWN_RATES.slowest, utterance.rate));
  const options = { tempo: utterance.rate < rate ? utterance.rate / rate : 1, signal };
  const { text, language } = utterance;
  if (isServerReachable.get() || !deviceScoring.get().languages.includes(language)) {
    await playElement(voiceElement(), serverVoiceUrl(text, language, rate), options);
    return;
  }
  const { loadDeviceScoring } = await import('../device/lazy-device-scoring.ts');
  const wav = await (await loadDeviceScoring()).speak({ text, language, rate, ...accentField(language) });
  const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
  try {
    await playElement(voiceElement(), url, options);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Address of a text spoken by the server's voice, as WAV. */
export function serverVoiceUrl(text: string, language: LanguageCode, rate = 1): string {
  return `/api/speech?${new URLSearchParams({ text, language, rate: String(Number(rate.toFixed(3))), ...accentField(language) })}`;
}
