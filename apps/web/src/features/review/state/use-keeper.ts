import type { TranslatedLanguage } from '@speak-it-now/languages';
import { useEffect, useMemo } from 'react';
import { useCurrentUser, useOfflineLearner } from '../../../lib/account/current-user.ts';
import { isServerReachable } from '../../../lib/api/connection.ts';
import { Scope } from '../../../lib/browser/scope.ts';
import { accountProgress } from '../api/account-progress.ts';
import { keepProgress, type ProgressKeeper } from './progress-keeper.ts';

/** The current learner's progress in this language; undefined until the learner is known. */
export function useKeeper(language: TranslatedLanguage): ProgressKeeper | undefined {
  const user = useCurrentUser();
  const offlineLearner = useOfflineLearner();
  const owner = user === undefined ? undefined : ((user ?? offlineLearner)?.id ?? null);
  const keeper = useMemo(() => {
    if (owner === undefined) return undefined;
    return keepProgress(owner, language, owner === null ? undefined : accountProgress(language));
  }, [owner, language]);

  useEffect(() => {
    if (!keeper) return;
    const synchronize = () => void keeper.synchronize();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') synchronize();
    };
    synchronize();
    const scope = new Scope();
    scope.listen(document, 'visibilitychange', whenHidden);
    scope.own(
      isServerReachable.subscribe(() => {
        if (isServerReachable.get()) synchronize();
      }),
    );
    scope.own(() => keeper.close());
    return scope.end;
  }, [keeper]);
  return keeper;
}
