import { LIMITS, type SessionStatus } from '@speak-it-now/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pauseFeedback, resumeFeedback } from '../../../lib/speech/speaker.ts';

/** The dialog that offers a subscription once the free scores are used up. */
export function useSubscriptionPopup() {
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

  /** After the last free attempt the dialog opens, once the learner has seen the score. */
  const openPopupAfterLast = useCallback(
    ({ attempts, needsSubscription }: SessionStatus) => {
      if (isLeft.current || attempts < LIMITS.freeAttempts || !needsSubscription) return;
      popupTimer.current = setTimeout(openPopup, LIMITS.popupDelayMs);
    },
    [openPopup],
  );
  return { isPopupOpen, openPopup, closePopup, openPopupAfterLast };
}
