import { LANGUAGE_CODES, type LanguageCode, SCORING_MODES, type ScoringMode } from '@speak-it-now/contract';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { knownLearner, offlineSubscriber } from '../account/known-learner.ts';
import { isServerReachable } from '../api/connection.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { createStore, useStore } from '../react/store.ts';

/** What this browser knows about scoring on the device, available before its code is loaded. */
interface DeviceScoringState {
  /** Chosen by the learner. */
  readonly isOn: boolean;
  /** Downloaded languages as far as the page knows; the files are checked before each score. */
  readonly languages: readonly LanguageCode[];
  /** Attempts that wait for a connection. */
  readonly waiting: number;
  /** The server's latest mode. */
  readonly mode: ScoringMode;
}

export const deviceScoring = createStore<DeviceScoringState>(
  parseState(readStored(local, STORAGE_KEYS.deviceScoring)),
);

export function setDeviceScoring(change: Partial<DeviceScoringState>): void {
  const next = { ...deviceScoring.get(), ...change };
  deviceScoring.set(next);
  writeStored(local, STORAGE_KEYS.deviceScoring, JSON.stringify(next));
}

export const isScoredOnDevice = ({ mode, isOn }: DeviceScoringState = deviceScoring.get()): boolean =>
  mode === 'device' || (mode === 'choice' && isOn);

/**
 * Why recording is impossible while the server is unreachable: 'server' if it does the scoring, 'download' if this
 * device does but lacks the language, 'connection' if free scores could not be counted, 'account' if the subscription
 * was confirmed too long ago.
 */
export type OfflineBlocker = 'server' | 'download' | 'connection' | 'account';

export function offlineBlocker(language: LanguageCode): OfflineBlocker | undefined {
  if (isServerReachable.get()) return undefined;
  const state = deviceScoring.get();
  if (!isScoredOnDevice(state)) return 'server';
  if (!state.languages.includes(language)) return 'download';
  if (offlineSubscriber() !== undefined) return undefined;
  return knownLearner()?.isSubscribed ? 'account' : 'connection';
}

export function useOfflineBlocker(language: LanguageCode): OfflineBlocker | undefined {
  useStore(isServerReachable);
  useStore(deviceScoring);
  return offlineBlocker(language);
}

/** Validates stored data, which another version of the app or the user may have changed. */
function parseState(stored: string | null): DeviceScoringState {
  let value: Partial<Record<keyof DeviceScoringState, unknown>> = {};
  try {
    value = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // The stored data is unusable: use the defaults.
  }
  const languages: readonly unknown[] = Array.isArray(value.languages) ? value.languages : [];
  return {
    isOn: value.isOn === true,
    languages: LANGUAGE_CODES.filter((code) => languages.includes(code)),
    waiting: typeof value.waiting === 'number' && value.waiting > 0 ? Math.floor(value.waiting) : 0,
    mode: SCORING_MODES.find((mode) => mode === value.mode) ?? 'choice',
  };
}
