import { LIMITS, type SessionStatus } from '@speak-it-now/contract';
import { useCallback } from 'react';
import { hasValidConsent } from '../../lib/account/consent-record.ts';
import { useIsSubscribed } from '../../lib/account/current-user.ts';
import { addSessionScore } from '../../lib/scores/session-scores.ts';
import { useRefreshSessionStatus, useSessionStatus, useSetSessionStatus } from './session-status.ts';
import { type AttemptEvents, type ScoredAttempt, useAttempt } from './use-attempt.ts';

interface RecorderEvents extends AttemptEvents {
  /** Called when a scored attempt was counted, with the number used so far. */
  readonly onCounted?: (status: SessionStatus) => void;
}

/**
 * Recording, scoring and counting, with the same rules on every page.
 * @param isStatusNeeded whether to ask how many attempts are left
 */
export function useRecorder(isStatusNeeded: boolean, events: RecorderEvents) {
  const { onAnswer, onCounted, onAttemptsUsedUp } = events;
  const isSubscribed = useIsSubscribed();
  const status = useSessionStatus(isStatusNeeded);
  const setStatus = useSetSessionStatus();
  const refreshStatus = useRefreshSessionStatus();

  const onAssessed = useCallback(
    (attempt: ScoredAttempt, isCurrent: boolean) => {
      onAnswer(attempt, isCurrent);
      if (attempt.response.outcome !== 'scored') return;
      addSessionScore(attempt.response.accuracy);
      void refreshStatus().then((counted) => counted && onCounted?.(counted));
    },
    [onAnswer, onCounted, refreshStatus],
  );
  const onUsedUp = useCallback(() => {
    setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true });
    onAttemptsUsedUp();
  }, [onAttemptsUsedUp, setStatus]);
  const attempt = useAttempt({ onAnswer: onAssessed, onAttemptsUsedUp: onUsedUp });

  return {
    ...attempt,
    status,
    /** Undefined if there is no limit or it is unknown. */
    freeAttemptsLeft:
      isSubscribed || !status ? undefined : Math.max(0, LIMITS.freeAttempts - status.attempts),
    /** Whether the learner has agreed to be recorded. */
    hasAgreed: () => hasValidConsent(isSubscribed, Date.now()),
  };
}
