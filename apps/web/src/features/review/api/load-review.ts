import type { LanguageCode } from '@speak-it-now/contract';
import type { ReviewDataSet } from '@speak-it-now/phrasebook';
import { useQuery } from '@tanstack/react-query';
import { joinContent } from '../state/content.ts';

const LOADERS: Record<LanguageCode, () => Promise<{ default: ReviewDataSet }>> = {
  en: () => import('virtual:review/en'),
  es: () => import('virtual:review/es'),
  fr: () => import('virtual:review/fr'),
  de: () => import('virtual:review/de'),
  it: () => import('virtual:review/it'),
};

/** The review's texts in the language to learn and in the learner's own; the chunks of these two languages only. */
export function useReviewContent(language: LanguageCode, ownLanguage: LanguageCode) {
  const query = useQuery({
    queryKey: ['review-content', language, ownLanguage],
    queryFn: async () => {
      const [target, own] = await Promise.all([LOADERS[language](), LOADERS[ownLanguage]()]);
      return joinContent(target.default, own.default);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Told in another language it is the same review: it stays until the new texts are there.
    placeholderData: (before) => (before?.language === language ? before : undefined),
  });
  return { content: query.data, isFailed: query.isError, reload: () => void query.refetch() };
}
