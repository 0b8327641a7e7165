import { useCallback, useEffect, useState } from 'react';
import type { ScoredAttempt } from '../../../components/recording/use-attempt.ts';
import { forgetResult, readKeptResult } from './kept-result.ts';

/** The phrase's latest result; a reload of the page keeps it. */
export function useLatestAttempt() {
  const [latest, setLatest] = useState<ScoredAttempt>();
  useEffect(() => {
    void readKeptResult().then((kept) => setLatest((current) => current ?? kept));
  }, []);
  const clearResult = useCallback(() => {
    setLatest(undefined);
    forgetResult();
  }, []);
  return { latest, setLatest, clearResult };
}
