import type { LanguageCode } from '@speak-it-now/contract';
import { ApiError, request } from '../api/api-client.ts';
import { isServerReachable } from '../api/connection.ts';
import type { Assess } from './assess.ts';
import { deviceScoring, isScoredOnDevice, setDeviceScoring } from './scoring-place.ts';

/** Longest time that a recording waits for the server's mode. */
const MODE_WAIT_MS = 3000;

let learningMode: Promise<void> | undefined;

/** Updates the server's mode once for each page load; if the server is unreachable, the known mode stays. */
export function fetchScoringMode(): Promise<void> {
  if (!isServerReachable.get()) return Promise.resolve();
  const signal = AbortSignal.timeout(MODE_WAIT_MS);
  learningMode ??= request('/api/scoring', (contract) => contract.scoringSchema, { signal }).then(
    ({ mode }) => setDeviceScoring({ mode }),
    () => {
      learningMode = undefined;
    },
  );
  return learningMode;
}

/** Call before a recording, to find out where it will be assessed and to preload the device's engine. */
export async function prepareAssessment(language: LanguageCode): Promise<void> {
  await fetchScoringMode();
  if (!isScoredOnDevice() || !deviceScoring.get().languages.includes(language)) return;
  // A failure here shows up when the recording is assessed.
  void import('../device/lazy-device-scoring.ts')
    .then(({ loadDeviceScoring }) => loadDeviceScoring())
    .then((device) => device.prepare(language))
    .catch((error: unknown) => console.warn('The engine of this device is not ready.', error));
}

/** Assesses on the server or on this device, as the operator and the learner have chosen. */
export const assessRecording: Assess = async (attempt, options) => {
  await fetchScoringMode();
  try {
    const assess = isScoredOnDevice()
      ? (await import('./assess-on-device.ts')).assessOnDevice
      : (await import('./assess-on-server.ts')).assessOnServer;
    return await assess(attempt, options);
  } catch (error) {
    // The operator has changed the mode, so the next recording asks again.
    if (error instanceof ApiError && error.code?.endsWith('-scoring-off')) learningMode = undefined;
    throw error;
  }
};
