import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the next button after a recording. Stop has disappeared, and this button was disabled or missing until now. It
 * takes the focus unless something else has it.
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
