import { LIMITS } from '@speak-it-now/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsSubscribed } from '../../../lib/current-user.ts';
import { pauseFeedback, resumeFeedback } from '../../../lib/speech/speaker.ts';
import { useSessionStatus, useSetSessionStatus, useTrackAttempt } from '../api/session-status.ts';

/** The free scores: how many are left, and the dialog that offers a subscription once they are used up. */
export function useFreeAttempts(isStatusNeeded: boolean) {
  const isSubscribed = useIsSubscribed();
  const status = useSessionStatus(isStatusNeeded);
  const setStatus = useSetSessionStatus();
  const trackAttempt = useTrackAttempt();
  const [isPopupOpen, setPopupOpen] = useState(false);
  const popupTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const openPopup = useCallback(() => {
    pauseFeedback();
    setPopupOpen(true);
  }, []);
  const closePopup = useCallback(() => {
    setPopupOpen(false);
    resumeFeedback();
  }, []);
  /** If an answer arrives after the learner left Home, no dialog may open and speech must not wait for one. */
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(popupTimer.current);
      resumeFeedback();
    };
  }, []);

  /** Counts a scored attempt; after the last free one the dialog opens, once the learner has seen the score. */
  const countAttempt = useCallback(async () => {
    const tracked = await trackAttempt();
    if (isLeft.current || !tracked) return;
    if (tracked.attempts >= LIMITS.freeAttempts && tracked.needsSubscription) {
      popupTimer.current = setTimeout(openPopup, LIMITS.popupDelayMs);
    }
  }, [openPopup, trackAttempt]);
  const onAttemptsUsedUp = useCallback(() => {
    setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true });
    openPopup();
  }, [openPopup, setStatus]);

  return {
    isSubscribed,
    status,
    /** Undefined if there is no limit or it is unknown. */
    freeAttemptsLeft:
      isSubscribed || !status ? undefined : Math.max(0, LIMITS.freeAttempts - status.attempts),
    isPopupOpen,
    openPopup,
    closePopup,
    countAttempt,
    onAttemptsUsedUp,
  };
}
