import type { SessionStatus } from '@speak-it-now/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { request } from '../../lib/api/api-client.ts';
import { listen } from '../../lib/browser/scope.ts';

const STATUS_KEY = ['/api/session/status'] as const;

let channel: BroadcastChannel | undefined;

/**
 * Tells the browser's other tabs that an attempt was counted. One object for this tab, which does not hear itself;
 * undefined where the browser has none.
 */
function otherTabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('speak-it-now-session-status');
  return channel;
}

async function fetchStatus({ signal }: { signal: AbortSignal }): Promise<SessionStatus | null> {
  try {
    return await request(STATUS_KEY[0], (contract) => contract.sessionStatusSchema, { signal });
  } catch (error) {
    console.warn('The session status could not be loaded.', error);
    return null;
  }
}

/**
 * How many attempts are used and whether a subscription is needed. Undefined before the server answers or if it fails.
 * @param isNeeded false puts the request off until the answer matters
 */
export function useSessionStatus(isNeeded: boolean): SessionStatus | undefined {
  const queryClient = useQueryClient();
  useEffect(() => {
    const others = otherTabs();
    if (!others) return;
    return listen(others, 'message', () => void queryClient.invalidateQueries({ queryKey: STATUS_KEY }));
  }, [queryClient]);
  return useQuery({ queryKey: STATUS_KEY, queryFn: fetchStatus, enabled: isNeeded }).data ?? undefined;
}

function setStatus(queryClient: QueryClient, status: SessionStatus): void {
  queryClient.setQueryData(STATUS_KEY, status);
  otherTabs()?.postMessage('changed');
}

/** Updates the status after an attempt. The server has counted it already. A failure is only logged. */
export function useRefreshSessionStatus(): () => Promise<SessionStatus | undefined> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    try {
      const status = await request(
        '/api/session/track-pronunciation',
        (contract) => contract.sessionStatusSchema,
        {
          method: 'POST',
        },
      );
      setStatus(queryClient, status);
      return status;
    } catch (error) {
      console.warn('The session status could not be updated.', error);
      return undefined;
    }
  }, [queryClient]);
}

/** For a status that arrived with another answer. */
export function useSetSessionStatus(): (status: SessionStatus) => void {
  const queryClient = useQueryClient();
  return useCallback((status) => setStatus(queryClient, status), [queryClient]);
}
