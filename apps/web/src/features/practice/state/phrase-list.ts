import { createContext, useMemo } from 'react';
import { useStableHandlers } from '../../../lib/stable-handlers.ts';
import { useProvided } from '../../../lib/use-provided.ts';
import type { AttemptState } from './current-attempt.ts';
import { clearPendingInput } from './pending-input.ts';
import type { PhraseEntry, PhraseState } from './phrase.ts';

interface PhraseListDependencies {
  readonly phraseState: PhraseState;
  readonly attemptState: AttemptState;
  readonly clearResult: () => void;
  readonly endDrill: () => void;
}

/** The list that the phrase was chosen from. */
export function usePhraseListState(dependencies: PhraseListDependencies) {
  const { phraseState, attemptState, clearResult, endDrill } = dependencies;
  const { phrase, upcoming, putEntry } = phraseState;

  /** What came of the phrase before leaves the result pane. What is still judged then is told in the chat alone. */
  const chooseEntry = (entry: PhraseEntry, following: readonly PhraseEntry[] = []) => {
    clearPendingInput();
    endDrill();
    clearResult();
    putEntry(entry, following);
  };
  const actions = useStableHandlers({
    chooseEntry,
    /** The next of the list, round and round; without a list, room for a new phrase. */
    next: () => {
      if (attemptState.attempt.isBusy) return;
      const [entry, ...following] = upcoming;
      if (entry) {
        chooseEntry(entry, [...following, entry]);
        return;
      }
      endDrill();
      phrase.setText('');
    },
  });
  const nextEntry = upcoming[0];
  return useMemo(
    () => ({
      /** What `next` goes on to; undefined when it makes room for a new phrase. */
      nextEntry,
      ...actions,
    }),
    [nextEntry, actions],
  );
}

export const PhraseListContext = createContext<ReturnType<typeof usePhraseListState> | undefined>(undefined);
export const usePhraseList = () => useProvided(PhraseListContext, 'PracticeProvider');
