import type { VocabularyDataSet, VocabularyLanguage } from '@speak-it-now/phrasebook';
import { useQuery } from '@tanstack/react-query';

const LOADERS: Record<VocabularyLanguage, () => Promise<{ default: VocabularyDataSet }>> = {
  es: () => import('virtual:vocabulary/es'),
  fr: () => import('virtual:vocabulary/fr'),
  de: () => import('virtual:vocabulary/de'),
  it: () => import('virtual:vocabulary/it'),
};

/** One language's data set, loaded on first use; undefined if it cannot be loaded. */
export function useVocabulary(language: VocabularyLanguage) {
  const query = useQuery({
    queryKey: ['vocabulary', language],
    queryFn: async () => (await LOADERS[language]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { dataSet: query.data, isLoading: query.isFetching, reload: () => void query.refetch() };
}
