import type { User } from '@speak-it-now/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, request } from './api-client.ts';

export const CURRENT_USER_KEY = ['/api/user'] as const;

async function fetchCurrentUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    return await request(CURRENT_USER_KEY[0], (contract) => contract.userSchema, { signal });
  } catch (error) {
    // 401 is the ordinary answer for a visitor; any other failure is treated as signed out as well.
    if (!(error instanceof ApiError && error.status === 401))
      console.warn('The user could not be loaded.', error);
    return null;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: fetchCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user: `undefined` until known, `null` for a visitor. Never goes stale until login or logout changes it. */
export function useCurrentUser(): User | null | undefined {
  return useQuery(currentUserQuery).data;
}
