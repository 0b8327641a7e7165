import { MESSAGES, type PlainMessageKey } from '@speak-it-now/contract';
import { translatedMessages } from './messages.ts';

/** A message without variables in the interface's language. Only forms need it, so Home does not load the English ones. */
export const messageText = (key: PlainMessageKey): string => (translatedMessages() ?? MESSAGES)[key];
