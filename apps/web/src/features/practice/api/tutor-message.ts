import { type TutorMessageResponse, tutorMessageResponseSchema } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';

const PATH = '/api/tutor-message';

/**
 * The tutor's text about a score, requested from an outside service once the score is on the page. Undefined until it
 * arrives, without a tutor, and if the text may not be shown.
 */
export function useTutorMessage(
  ticket: string | undefined,
  language: TaughtLanguage,
): TutorMessageResponse | undefined {
  const { data } = useQuery({
    queryKey: [PATH, ticket, language],
    queryFn: ({ signal }) =>
      request(PATH, tutorMessageResponseSchema, { method: 'POST', body: { ticket, language }, signal }),
    enabled: ticket !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.writtenBy === 'service' ? data : undefined;
}
