import { MOBILE_USER_AGENT } from '@speak-it-now/contract';
import { useSyncExternalStore } from 'react';
import { listen } from './scope.ts';

const MOBILE_MAX_WIDTH_PX = 768;

interface DeviceTraits {
  readonly userAgent: string;
  readonly hasTouch: boolean;
  readonly widthPx: number;
}

/** A mobile user agent, or touch together with a width of 768 px or less. */
export function isMobileDevice({ userAgent, hasTouch, widthPx }: DeviceTraits): boolean {
  return MOBILE_USER_AGENT.test(userAgent) || (hasTouch && widthPx <= MOBILE_MAX_WIDTH_PX);
}

const readDevice = () =>
  isMobileDevice({
    userAgent: navigator.userAgent,
    hasTouch: navigator.maxTouchPoints > 0,
    widthPx: window.innerWidth,
  });

const subscribe = (listener: () => void) => listen(window, 'resize', listener);

/** Follows the window, so that turning a tablet changes the layout and keeps the state. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, readDevice, readDevice);
}
