import {
  EMPTY_REVIEW,
  type LanguageCode,
  mergeReviewProgress,
  type ReviewProgress,
  reviewProgressSchema,
} from '@speak-it-now/contract';
import { z } from 'zod';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { local, readStored, writeStored } from '../../../lib/browser-storage.ts';

/** An account's id, or null for a visitor: nobody sees the progress of somebody else who uses this browser. */
export type Owner = string | null;

/** `isSent`: the account has all of it, so that it may leave this browser when the learner logs out. */
const storedSchema = reviewProgressSchema.extend({ isSent: z.boolean() });

const keyOf = (owner: Owner, language: LanguageCode) =>
  `${STORAGE_KEYS.review}:${owner ?? 'visitor'}:${language}`;

/** The progress kept in this browser; none when there is none, or none that can be read. */
export function readProgress(owner: Owner, language: LanguageCode): ReviewProgress {
  const stored = readStored(local, keyOf(owner, language));
  if (stored === null) return EMPTY_REVIEW;
  try {
    const { startedAtMs, place, done, answers } = storedSchema.parse(JSON.parse(stored));
    return { startedAtMs, place, done, answers };
  } catch {
    return EMPTY_REVIEW;
  }
}

/** Keeps progress together with what another tab may have kept since. */
export function writeProgress(
  owner: Owner,
  language: LanguageCode,
  progress: ReviewProgress,
  isSent: boolean,
): void {
  const united = mergeReviewProgress(progress, readProgress(owner, language));
  writeStored(local, keyOf(owner, language), JSON.stringify({ ...united, isSent }));
}

/**
 * What a visitor did goes over to the account they log in to.
 * @returns the account's progress in this browser, the visitor's included
 */
export function takeOverVisitor(userId: string, language: LanguageCode): ReviewProgress {
  const visitor = readProgress(null, language);
  if (visitor.startedAtMs !== null || visitor.answers.length > 0) {
    writeProgress(userId, language, visitor, false);
    writeStored(local, keyOf(null, language), null);
  }
  return readProgress(userId, language);
}
