import type { TaughtLanguage } from '@speak-it-now/languages';
import { createContext, useCallback, useState } from 'react';
import type { ScoredAttempt } from '../../../components/recording/use-attempt.ts';
import { useProvided } from '../../../lib/react/use-provided.ts';
import { type ChatMessage, conversationOf, termMessage } from './chat.ts';

/** The conversation about the phrase in the checker. It ends when the phrase changes. */
export function useChatState() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);

  /** @returns the message's id, to which the answer refers */
  const addTerm = useCallback((term: string, language: TaughtLanguage): string => {
    const message = termMessage(term, language, Date.now());
    setMessages([message]);
    return message.id;
  }, []);
  const addAnswer = useCallback((attempt: ScoredAttempt) => {
    const answered = conversationOf(attempt, Date.now());
    // An answer that arrives late must not end the conversation about another phrase.
    setMessages((before) => [...answered, ...before.filter(({ id }) => id !== attempt.id)]);
  }, []);
  const clearChat = useCallback(() => setMessages([]), []);
  return { messages, addTerm, addAnswer, clearChat };
}

export type ChatState = ReturnType<typeof useChatState>;

export const ChatContext = createContext<readonly ChatMessage[] | undefined>(undefined);
export const useChatMessages = () => useProvided(ChatContext, 'PracticeProvider');
