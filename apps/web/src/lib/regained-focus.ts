import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button to press next once a recording is over: Stop has gone with it, and this one was disabled or not there
 * until now. Where nothing else has the focus, the keyboard goes on at this button.
 */
export function useRegainedFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
