import { type ReactNode, useCallback } from 'react';
import { ChatContext, useChatState } from './chat-state.ts';
import { AttemptContext, useAttemptState } from './current-attempt.ts';
import { DrillContext, useDrillState } from './drill-state.ts';
import { useDrillTries } from './drill-tries.ts';
import { useLatestAttempt } from './latest-attempt.ts';
import { PhraseContext, PhraseTextContext, usePhraseState } from './phrase.ts';
import { PhraseListContext, usePhraseListState } from './phrase-list.ts';

/** State and actions of the checker, for both layouts of Home. A change renders only the components that read it. */
export function PracticeProvider({ children }: { readonly children: ReactNode }) {
  const latestAttempt = useLatestAttempt();
  const chat = useChatState();
  const { clearResult: clearLatest } = latestAttempt;
  const { clearChat } = chat;
  const clearResult = useCallback(() => {
    clearLatest();
    clearChat();
  }, [clearLatest, clearChat]);
  const result = { ...latestAttempt, clearResult };
  const phraseState = usePhraseState(clearResult);
  const drillTries = useDrillTries();
  const attemptState = useAttemptState({ phraseState, result, chat, drillTries });
  const drill = useDrillState(drillTries, attemptState);
  const phraseList = usePhraseListState({
    phraseState,
    attemptState,
    clearResult,
    endDrill: drill.endDrill,
  });
  return (
    <PhraseContext value={phraseState.phrase}>
      <PhraseTextContext value={phraseState.text}>
        <PhraseListContext value={phraseList}>
          <AttemptContext value={attemptState.attempt}>
            <ChatContext value={chat.messages}>
              <DrillContext value={drill}>{children}</DrillContext>
            </ChatContext>
          </AttemptContext>
        </PhraseListContext>
      </PhraseTextContext>
    </PhraseContext>
  );
}
