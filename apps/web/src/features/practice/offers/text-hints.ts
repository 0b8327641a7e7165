import type { TextHints } from '@speak-it-now/contract';
import {
  isTranslated,
  LANGUAGES,
  type TaughtLanguage,
  type TranslatedLanguage,
} from '@speak-it-now/languages';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/api-client.ts';

const PATH = '/api/text-hints';

/** Asks the server for hints about a text: a correction or another language. Empty if it cannot be reached. */
export function useTextHints(
  text: string,
  source: TranslatedLanguage,
  target: TaughtLanguage,
  isNeeded: boolean,
): TextHints {
  const typed = text.trim();
  const hints = useQuery({
    queryKey: [PATH, typed, source, target],
    queryFn: ({ signal }) =>
      request(PATH, (contract) => contract.textHintsSchema, {
        method: 'POST',
        body: {
          text: typed,
          fromLanguage: LANGUAGES[source].name.toLowerCase(),
          toLanguage: LANGUAGES[target].name.toLowerCase(),
        },
        signal,
      }),
    enabled: isNeeded && isTranslated(target) && typed !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (isNeeded && hints.data) || {};
}
