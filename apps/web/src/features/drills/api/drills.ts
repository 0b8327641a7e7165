import {
  type Drill,
  drillReviewResponseSchema,
  drillSchema,
  drillsResponseSchema,
  type FirstLanguage,
  type LanguageCode,
} from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';

export const DRILLS_KEY = '/api/drills';

/** Fetched again on every visit, because each scored attempt and each finished drill changes the answer. */
export const useDrills = (language: LanguageCode, firstLanguage: FirstLanguage | null) =>
  useQuery({
    queryKey: [DRILLS_KEY, language, firstLanguage],
    queryFn: ({ signal }) => request(`${DRILLS_KEY}?language=${language}`, drillsResponseSchema, { signal }),
    staleTime: 0,
  });

/** The drill of one sound; without a sound, the sample that everybody may try. */
export const useDrill = (query: {
  readonly language: LanguageCode;
  readonly sound: string | undefined;
  readonly firstLanguage: FirstLanguage | null;
  readonly meaningIn: LanguageCode;
}) => {
  const { language, sound, firstLanguage, meaningIn } = query;
  const path = sound === undefined ? '/api/drills/sample' : '/api/drills/sound';
  const parameters = new URLSearchParams({
    language,
    meaningIn,
    ...(sound === undefined ? firstLanguage && { firstLanguage } : { sound }),
  });
  return useQuery<Drill>({
    queryKey: [path, String(parameters), firstLanguage],
    queryFn: ({ signal }) => request(`${path}?${parameters}`, drillSchema, { signal }),
  });
};

export const finishDrill = (body: { readonly language: LanguageCode; readonly sound: string }) =>
  request('/api/drills/reviews', drillReviewResponseSchema, { method: 'POST', body });
