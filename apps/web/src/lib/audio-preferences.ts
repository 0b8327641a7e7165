import { SPEECH_RATES } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../config/storage.ts';
import { local, readStored, writeStored } from './browser-storage.ts';
import { createStore } from './store.ts';

/** How fast the model is heard and a recording played back, as a factor of their own speed: the two named speeds, and steps between. */
export const TEMPOS = [0.5, SPEECH_RATES.slow, 0.85, SPEECH_RATES.conversation] as const;
export type Tempo = (typeof TEMPOS)[number];

export interface MicrophoneChoice {
  /** The browser's id for it, different on every site and in some browsers on every visit. */
  readonly id: string;
  readonly label: string;
}

export interface AudioPreferences {
  /** Undefined stands for the microphone the system would take. */
  readonly microphone?: MicrophoneChoice | undefined;
  readonly tempo: Tempo;
}

/** What a person has set about sound on this machine. */
export const audioPreferences = createStore<AudioPreferences>(
  parseAudioPreferences(readStored(local, STORAGE_KEYS.audio)),
);

export function setAudioPreference(change: Partial<AudioPreferences>): void {
  const next = { ...audioPreferences.get(), ...change };
  audioPreferences.set(next);
  writeStored(local, STORAGE_KEYS.audio, JSON.stringify(next));
}

/** Another version of the app, or the person, may have written anything. */
export function parseAudioPreferences(stored: string | null): AudioPreferences {
  let value: { microphone?: { id?: unknown; label?: unknown } | null; tempo?: unknown } = {};
  try {
    value = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Nothing usable is kept: the defaults stand.
  }
  const { id, label } = Object(value.microphone);
  return {
    ...(typeof id === 'string' && typeof label === 'string' && { microphone: { id, label } }),
    tempo: TEMPOS.find((tempo) => tempo === value.tempo) ?? 1,
  };
}
