import { createStore } from './store.ts';

/**
 * Whether the app's server can be reached. Not the browser's own idea of being online: the server may run on this very
 * machine without any network, and a network may well be there without the server.
 */
export const isServerReachable = createStore(true);

let probing: Promise<boolean> | undefined;

/** Asks the server whether it is there; calls at the same time share one answer. */
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

/** Call with the outcome of every request: one that failed may have reasons of its own, so the server is asked again. */
export function noteRequestOutcome(wasAnswered: boolean): void {
  if (wasAnswered) isServerReachable.set(true);
  else void probeServer();
}
