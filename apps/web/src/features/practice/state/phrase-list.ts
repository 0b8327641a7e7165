import { createContext, useMemo } from 'react';
import { useStableHandlers } from '../../../lib/react/stable-handlers.ts';
import { useProvided } from '../../../lib/react/use-provided.ts';
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

  /** Clears the result pane. An attempt that is still being judged appears only in the chat. */
  const chooseEntry = (entry: PhraseEntry, following: readonly PhraseEntry[] = []) => {
    clearPendingInput();
    endDrill();
    clearResult();
    putEntry(entry, following);
  };
  const actions = useStableHandlers({
    chooseEntry,
    /** Loads the next phrase of the list, which starts again after its last one. Without a list, clears the text. */
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
      /** The phrase that `next` loads; undefined without a list. */
      nextEntry,
      ...actions,
    }),
    [nextEntry, actions],
  );
}

export const PhraseListContext = createContext<ReturnType<typeof usePhraseListState> | undefined>(undefined);
export const usePhraseList = () => useProvided(PhraseListContext, 'PracticeProvider');
