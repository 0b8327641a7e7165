import { SPEECH_RATES } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { parseObject } from '../browser/json-object.ts';
import { createStore } from '../react/store.ts';

/**
 * Playback tempo of the model and of recordings, relative to their own speed: the two named speeds and steps in
 * between.
 */
export const TEMPOS = [0.5, SPEECH_RATES.slow, 0.85, SPEECH_RATES.conversation] as const;
export type Tempo = (typeof TEMPOS)[number];

export interface MicrophoneChoice {
  /** The browser's id of the microphone. It differs between sites and, in some browsers, between visits. */
  readonly id: string;
  readonly label: string;
}

interface AudioPreferences {
  /** Undefined means the system's default microphone. */
  readonly microphone?: MicrophoneChoice | undefined;
  readonly tempo: Tempo;
}

/** The sound settings in this browser. */
export const audioPreferences = createStore<AudioPreferences>(
  parseAudioPreferences(readStored(local, STORAGE_KEYS.audio)),
);

export function setAudioPreference(change: Partial<AudioPreferences>): void {
  const next = { ...audioPreferences.get(), ...change };
  audioPreferences.set(next);
  writeStored(local, STORAGE_KEYS.audio, JSON.stringify(next));
}

/** The stored value may be from another version or edited. */
export function parseAudioPreferences(stored: string | null): AudioPreferences {
  const { microphone, tempo: chosen } = parseObject(stored);
  const { id, label } = Object(microphone);
  return {
    ...(typeof id === 'string' && typeof label === 'string' && { microphone: { id, label } }),
    tempo: TEMPOS.find((tempo) => tempo === chosen) ?? 1,
  };
}
