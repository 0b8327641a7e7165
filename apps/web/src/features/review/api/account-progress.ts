import type { ReviewProgress, ReviewState, ReviewUpdate } from '@speak-it-now/contract';
import type { TranslatedLanguage } from '@speak-it-now/languages';
import { request } from '../../../lib/api/api-client.ts';

/** Where an account keeps its progress. */
export interface AccountProgress {
  read(): Promise<ReviewProgress>;
  /** Merges this progress into the account's. @returns the merged state */
  merge(update: ReviewUpdate): Promise<ReviewState>;
}

export function accountProgress(language: TranslatedLanguage): AccountProgress {
  const path = `/api/review/${language}`;
  return {
    read: () => request(path, (contract) => contract.reviewProgressSchema),
    merge: (update) =>
      request(path, (contract) => contract.reviewStateSchema, { method: 'PUT', body: update }),
  };
}
