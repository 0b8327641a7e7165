import type { LanguageCode } from '@speak-it-now/contract';
import { useEffect, useMemo } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { accountProgress } from '../api/account-progress.ts';
import { keepProgress, type ProgressKeeper } from './progress-keeper.ts';

/** The progress of whoever uses the page, in this language; undefined until it is known who that is. */
export function useKeeper(language: LanguageCode): ProgressKeeper | undefined {
  const user = useCurrentUser();
  const owner = user === undefined ? undefined : (user?.id ?? null);
  const keeper = useMemo(() => {
    if (owner === undefined) return undefined;
    return keepProgress(owner, language, owner === null ? undefined : accountProgress(language));
  }, [owner, language]);

  useEffect(() => {
    if (!keeper) return;
    const synchronise = () => void keeper.synchronise();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') synchronise();
    };
    synchronise();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('online', synchronise);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('online', synchronise);
      keeper.close();
    };
  }, [keeper]);
  return keeper;
}
