import {
  type DeviceAttempt,
  drillReviewResponseSchema,
  LIMITS,
  type SessionStatus,
  sessionStatusSchema,
} from '@speak-it-now/contract';
import { knownLearner, offlineSubscriber } from '../account/known-learner.ts';
import { ApiError, request } from '../api/api-client.ts';
import { isServerReachable } from '../api/connection.ts';
import { outdate } from '../offline/known-answers.ts';
import { setDeviceScoring } from './scoring-place.ts';
import {
  addWaiting,
  type FinishedDrill,
  type MadeAttempt,
  readWaiting,
  removeWaiting,
} from './waiting-attempts.ts';

/** Learners without a subscription wait for the score, so a slower answer counts as none. */
const ANSWER_WAIT_MS = 5000;

/**
 * Sends an attempt to the server, which counts and stores it. A subscriber's attempt need not be counted first: it is
 * kept on this device and delivered later, at once if the server answers.
 * @throws ApiError if the server refuses it; TypeError or DOMException if it is unreachable and the attempt may not
 * wait
 */
export async function countDeviceAttempt(attempt: MadeAttempt): Promise<SessionStatus> {
  const userId = offlineSubscriber();
  if (userId === undefined) return send(attempt);
  try {
    await addWaiting({ userId, attempt });
    await noteWaiting();
  } catch (error) {
    console.warn('The browser keeps no attempts.', error);
    return send(attempt);
  }
  if (isServerReachable.get()) {
    deliverWaiting().catch((error: unknown) => console.warn('The attempts wait.', error));
  }
  return { attempts: 0, needsSubscription: false };
}

/**
 * Keeps a drill that a subscriber finished without a connection. The server schedules it after the attempts before it.
 */
export async function finishDrillLater(userId: string, drill: FinishedDrill): Promise<void> {
  await addWaiting({ userId, drill });
}

/**
 * Sends what waits of the signed-in account one by one, oldest first. What the server refuses is deleted; after any
 * other failure the rest waits for the next time.
 * @returns how many attempts the server accepted
 */
export const deliverWaiting = (): Promise<number> =>
  navigator.locks ? navigator.locks.request('waiting-attempts', deliver) : deliver();

async function deliver(): Promise<number> {
  const learner = knownLearner();
  let delivered = 0;
  for (const { key, userId, ...made } of await readWaiting()) {
    const isTooOld = 'attempt' in made && Date.now() - made.attempt.madeAtMs > LIMITS.deviceAttemptMaxAgeMs;
    if (!isTooOld && userId !== learner?.id) continue;
    const outcome = isTooOld
      ? 'forgotten'
      : await tryToSend(() => ('attempt' in made ? send(made.attempt) : finish(made.drill)));
    if (outcome === 'later') break;
    if (outcome === 'taken' && 'attempt' in made) delivered += 1;
    await removeWaiting(key);
  }
  // Before the page learns that nothing waits, because then it asks for them again.
  if (delivered > 0) await outdate('/api/progress', '/api/history');
  await noteWaiting();
  return delivered;
}

/** Statuses that trying again would not change; 409 means that a drill has too few attempts of its day. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413];

async function tryToSend(sending: () => Promise<unknown>): Promise<'taken' | 'forgotten' | 'later'> {
  try {
    await sending();
    return 'taken';
  } catch (error) {
    const isRefused = error instanceof ApiError && REFUSALS.includes(error.status);
    if (isRefused) console.warn('The server does not take what waited.', error);
    return isRefused ? 'forgotten' : 'later';
  }
}

function send({ madeAtMs, ...attempt }: MadeAttempt): Promise<SessionStatus> {
  const madeSecondsAgo = Math.max(0, Math.round((Date.now() - madeAtMs) / 1000));
  return request('/api/device-attempts', sessionStatusSchema, {
    method: 'POST',
    body: { ...attempt, madeSecondsAgo } satisfies DeviceAttempt,
    limitMs: ANSWER_WAIT_MS,
  });
}

/** Schedules the drilled sound. */
export const finish = (drill: FinishedDrill) =>
  request('/api/drills/reviews', drillReviewResponseSchema, { method: 'POST', body: drill });

const noteWaiting = async () =>
  setDeviceScoring({ waiting: (await readWaiting()).filter((made) => 'attempt' in made).length });
