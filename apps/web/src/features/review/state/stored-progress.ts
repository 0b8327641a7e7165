import {
  EMPTY_REVIEW,
  mergeReviewProgress,
  type ReviewProgress,
  reviewProgressSchema,
} from '@speak-it-now/contract';
import type { TranslatedLanguage } from '@speak-it-now/languages';
import { z } from 'zod';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { local, readStored, writeStored } from '../../../lib/browser/browser-storage.ts';

/** An account's id, or null for a visitor, so that people who share a browser do not see each other's progress. */
export type Owner = string | null;

/** `isSent`: the account has all of it, so logging out may delete it here. */
const storedSchema = reviewProgressSchema.extend({ isSent: z.boolean() });

const keyOf = (owner: Owner, language: TranslatedLanguage) =>
  `${STORAGE_KEYS.review}:${owner ?? 'visitor'}:${language}`;

/** The progress stored in this browser; empty if there is none or it cannot be read. */
export function readProgress(owner: Owner, language: TranslatedLanguage): ReviewProgress {
  const stored = readStored(local, keyOf(owner, language));
  if (stored === null) return EMPTY_REVIEW;
  try {
    const { startedAtMs, place, done, answers } = storedSchema.parse(JSON.parse(stored));
    return { startedAtMs, place, done, answers };
  } catch {
    return EMPTY_REVIEW;
  }
}

/** Merges progress with what another tab may have stored, and stores it. */
export function writeProgress(
  owner: Owner,
  language: TranslatedLanguage,
  progress: ReviewProgress,
  isSent: boolean,
): void {
  const merged = mergeReviewProgress(progress, readProgress(owner, language));
  writeStored(local, keyOf(owner, language), JSON.stringify({ ...merged, isSent }));
}

/**
 * Moves a visitor's progress to the account they log in to.
 * @returns the account's progress in this browser, with the visitor's
 */
export function takeOverVisitor(userId: string, language: TranslatedLanguage): ReviewProgress {
  const visitor = readProgress(null, language);
  if (visitor.startedAtMs !== null || visitor.answers.length > 0) {
    writeProgress(userId, language, visitor, false);
    writeStored(local, keyOf(null, language), null);
  }
  return readProgress(userId, language);
}
