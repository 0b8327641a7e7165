import { createContext } from 'react';
import { useStore } from '../../../lib/react/store.ts';
import { useProvided } from '../../../lib/react/use-provided.ts';
import type { ReviewContent } from './content.ts';
import type { ProgressKeeper } from './progress-keeper.ts';

interface Review {
  readonly content: ReviewContent;
  readonly keeper: ProgressKeeper;
}

export const ReviewContext = createContext<Review | undefined>(undefined);

/** The review on the page, and how far the learner has come. */
export function useReview() {
  const { content, keeper } = useProvided(ReviewContext, 'ReviewPage');
  return { content, keeper, progress: useStore(keeper.progress) };
}
