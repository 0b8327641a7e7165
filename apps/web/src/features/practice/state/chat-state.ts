import type { LanguageCode } from '@speak-it-now/contract';
import { createContext, useCallback, useState } from 'react';
import type { ScoredAttempt } from '../../../components/recording/use-attempt.ts';
import { useProvided } from '../../../lib/react/use-provided.ts';
import {
  type ChatMessage,
  heardMessage,
  termMessage,
  tutorMessage,
  withAnswer,
  withoutFeedback,
} from './chat.ts';

/** The conversation of this visit. */
export function useChatState() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);

  /** @returns the message's id, to which the answer refers */
  const addTerm = useCallback((term: string, language: LanguageCode): string => {
    const message = termMessage(term, language, Date.now());
    setMessages((before) => [...withoutFeedback(before), message]);
    return message.id;
  }, []);
  const addAnswer = useCallback((attempt: ScoredAttempt) => {
    const now = Date.now();
    const heard = heardMessage(attempt, now);
    const tutor = tutorMessage(attempt.response, attempt.language, now);
    const answer = [...(heard ? [heard] : []), ...(tutor ? [tutor] : [])];
    setMessages((before) => withAnswer(before, attempt.id, answer));
  }, []);
  return { messages, addTerm, addAnswer };
}

export type ChatState = ReturnType<typeof useChatState>;

export const ChatContext = createContext<readonly ChatMessage[] | undefined>(undefined);
export const useChatMessages = () => useProvided(ChatContext, 'PracticeProvider');
