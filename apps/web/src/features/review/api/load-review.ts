import type { LanguageCode } from '@speak-it-now/contract';
import type { ReviewDataSet } from '@speak-it-now/phrasebook';
import { useQuery } from '@tanstack/react-query';
import { useUiLanguage } from '../../../i18n/texts.tsx';
import { useStore } from '../../../lib/store.ts';
import { joinContent } from '../state/content.ts';
import { learnerName } from '../state/preferences.ts';

const LOADERS: Record<LanguageCode, () => Promise<{ default: ReviewDataSet }>> = {
  en: () => import('virtual:review/en'),
  es: () => import('virtual:review/es'),
  fr: () => import('virtual:review/fr'),
  de: () => import('virtual:review/de'),
  it: () => import('virtual:review/it'),
};

/** The review's texts in the language to learn and in the learner's own; the chunks of these two languages only. */
export function useReviewContent(language: LanguageCode, ownLanguage: LanguageCode) {
  const uiLanguage = useUiLanguage();
  const name = useStore(learnerName);
  const query = useQuery({
    queryKey: ['review-content', language, ownLanguage, uiLanguage, name],
    queryFn: async () => {
      const [target, own] = await Promise.all([LOADERS[language](), LOADERS[ownLanguage]()]);
      return joinContent(target.default, own.default, uiLanguage, name);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Told in another language it is the same review: it stays until the new texts are there.
    placeholderData: (before) => (before?.language === language ? before : undefined),
  });
  return { content: query.data, isFailed: query.isError, reload: () => void query.refetch() };
}
