import { createStore } from '../react/store.ts';
import { withTimeLimit } from './time-limit.ts';

/**
 * Whether the app's server can be reached. The browser's online state does not tell: the server may run on this machine
 * without a network, and there may be a network but no server.
 */
export const isServerReachable = createStore(true);

/** A slower answer counts as none. */
const PROBE_MS = 4000;
/** Together with PROBE_MS less than 10 s, after which a server that is back must be found. */
const PROBE_AGAIN_MS = 4500;

// A server may come back without any event in the browser.
isServerReachable.subscribe(() => {
  if (!isServerReachable.get()) probeUntilBack();
});

function probeUntilBack(): void {
  setTimeout(async () => {
    if (globalThis.document?.visibilityState !== 'hidden') await probeServer();
    if (!isServerReachable.get()) probeUntilBack();
  }, PROBE_AGAIN_MS);
}

let probing: Promise<boolean> | undefined;

/** Asks the server whether it is reachable; simultaneous calls share one answer. */
export function probeServer(): Promise<boolean> {
  probing ??= withTimeLimit(PROBE_MS, (signal) => fetch('/healthz', { cache: 'no-store', signal }))
    .then(
      // Without the app's server, a gateway in front of it answers.
      ({ status }) => status < 500,
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
