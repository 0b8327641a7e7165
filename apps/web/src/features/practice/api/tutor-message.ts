import {
  type LanguageCode,
  type TutorMessageResponse,
  tutorMessageResponseSchema,
} from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

const PATH = '/api/tutor-message';

/**
 * A score in other words, written by an outside service after the score is on the page. Undefined while it is being
 * written, where no tutor is configured, and where the service had nothing that may be shown.
 */
export function useTutorMessage(
  ticket: string | undefined,
  language: LanguageCode,
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
