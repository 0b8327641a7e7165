import type { TaughtLanguage } from '@speak-it-now/languages';
import { ApiError, request } from '../api/api-client.ts';
import { isServerReachable } from '../api/connection.ts';
import type { Assess } from './assess.ts';
import { deviceScoring, isScoredOnDevice, setDeviceScoring } from './scoring-place.ts';

/** Longest time that a recording waits for the server's mode. Then the mode known so far counts. */
const MODE_WAIT_MS = 1000;
/** The server is not asked again for this long after it did not answer. */
const MODE_RETRY_MS = 30_000;

let learningMode: Promise<void> | undefined;

/** Updates the server's mode once for each page load; if the server is unreachable, the known mode stays. */
export function fetchScoringMode(): Promise<void> {
  if (!isServerReachable.get()) return Promise.resolve();
  learningMode ??= request('/api/scoring', (contract) => contract.scoringSchema, {
    limitMs: MODE_WAIT_MS,
  }).then(
    ({ mode }) => setDeviceScoring({ mode }),
    () => {
      setTimeout(() => {
        learningMode = undefined;
      }, MODE_RETRY_MS);
    },
  );
  return learningMode;
}

/** Call before a recording, to find out where it will be assessed and to preload the device's engine. */
export async function prepareAssessment(language: TaughtLanguage): Promise<void> {
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
  const [{ assessOnDevice }, { assessOnServer }] = await Promise.all([
    import('./assess-on-device.ts'),
    import('./assess-on-server.ts'),
    fetchScoringMode(),
  ]);
  try {
    // Nothing may wait between this and the upload: another tab may change the choice at any time.
    const isOnServer = options.isSentOnce || !isScoredOnDevice();
    return await (isOnServer ? assessOnServer : assessOnDevice)(attempt, options);
  } catch (error) {
    // The operator has changed the mode, so the next recording asks again.
    if (error instanceof ApiError && error.code?.endsWith('-scoring-off')) learningMode = undefined;
    throw error;
  }
};
