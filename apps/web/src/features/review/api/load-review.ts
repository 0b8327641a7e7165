import type { TranslatedLanguage } from '@speak-it-now/languages';
import type { ReviewDataSet } from '@speak-it-now/phrasebook';
import { useQuery } from '@tanstack/react-query';
import { useUiLanguage } from '../../../i18n/texts.tsx';
import { useStore } from '../../../lib/react/store.ts';
import { joinContent } from '../state/content.ts';
import { learnerName } from '../state/preferences.ts';

const LOADERS: Record<TranslatedLanguage, () => Promise<{ default: ReviewDataSet }>> = {
  en: () => import('virtual:review/en'),
  es: () => import('virtual:review/es'),
  fr: () => import('virtual:review/fr'),
  de: () => import('virtual:review/de'),
  it: () => import('virtual:review/it'),
};

/** The review's texts in the target language and in the learner's own. Only these two languages' chunks are loaded. */
export function useReviewContent(language: TranslatedLanguage, ownLanguage: TranslatedLanguage) {
  const uiLanguage = useUiLanguage();
  const name = useStore(learnerName);
  const query = useQuery({
    queryKey: ['review-content', language, ownLanguage, uiLanguage, name],
    queryFn: async () => {
      const [target, own] = await Promise.all([LOADERS[language](), LOADERS[ownLanguage]()]);
      return joinContent(target.default, own.default, uiLanguage, name);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Changing the learner's own language keeps the review; the old texts stay until the new ones have loaded.
    placeholderData: (before) => (before?.language === language ? before : undefined),
  });
  return { content: query.data, isFailed: query.isError, reload: () => void query.refetch() };
}
