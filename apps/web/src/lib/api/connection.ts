import { createStore } from '../react/store.ts';

/**
 * Whether the app's server can be reached. The browser's online state does not tell: the server may run on this machine
 * without a network, and there may be a network but no server.
 */
export const isServerReachable = createStore(true);

let probing: Promise<boolean> | undefined;

/** Asks the server whether it is reachable; simultaneous calls share one answer. */
export function probeServer(): Promise<boolean> {
  probing ??= fetch('/healthz', { cache: 'no-store' })
    .then(
      () => true,
      () => false,
    )
    .then((isReachable) => {
      probing = undefined;
      isServerReachable.set(isReachable);
      return isReachable;
    });
  return probing;
}

/**
 * Call with the outcome of every request. After a failure the server is asked, because the request may have failed for
 * another reason.
 */
export function noteRequestOutcome(wasAnswered: boolean): void {
  if (wasAnswered) isServerReachable.set(true);
  else void probeServer();
}
