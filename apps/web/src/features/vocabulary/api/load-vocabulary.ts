import type { VocabularyLanguage } from '@speak-it-now/phrasebook';
import { useQuery } from '@tanstack/react-query';
import { loadVocabulary } from '../../../lib/vocabulary/data-sets.ts';

/** One language's data set, loaded on first use; undefined if it cannot be loaded. */
export function useVocabulary(language: VocabularyLanguage) {
  const query = useQuery({
    queryKey: ['vocabulary', language],
    queryFn: () => loadVocabulary(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { dataSet: query.data, isLoading: query.isFetching, reload: () => void query.refetch() };
}
