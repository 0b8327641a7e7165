import OpenAI from 'openai';
import { ServiceFailure } from '../../resilience/service-failure.ts';

/** A server that speaks OpenAI's API: theirs, or one of the operator's own. */
export interface OpenAiServer {
  /** Without one, as servers on the operator's own machines often need none. */
  readonly apiKey?: string | undefined;
  /** Up to and with the version, like https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly model: string;
}

/** The official SDK with nothing left to it that belongs to the operator: no retry, no log, no variable but ours. */
export function openAiClient({ apiKey, baseUrl }: OpenAiServer): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // Requests go only to the configured host.
    fetchOptions: { redirect: 'error' },
    logLevel: 'off',
  });
}

/**
 * The text of the only choice of a chat completion.
 * @throws ServiceFailure 'refused' when the model will not say it, 'nonsense' when there is none.
 */
export function completionText(completion: OpenAI.ChatCompletion): string {
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    throw new ServiceFailure('refused');
  const text = choice?.message?.content;
  if (typeof text !== 'string' || choice?.finish_reason === 'length') throw new ServiceFailure('nonsense');
  return text;
}
