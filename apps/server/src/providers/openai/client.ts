import OpenAI from 'openai';
import { ServiceFailure } from '../../resilience/service-failure.ts';

/** A server with OpenAI's API: OpenAI's or the operator's own. */
export interface OpenAiServer {
  /** Optional, because the operator's own servers often need none. */
  readonly apiKey?: string | undefined;
  /** Including the version, like https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly model: string;
}

/** The official SDK without retries, without logging and without its own environment variables. */
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
 * @throws ServiceFailure 'refused' if the model refuses, 'invalid-answer' if there is no text.
 */
export function completionText(completion: OpenAI.ChatCompletion): string {
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    throw new ServiceFailure('refused');
  const text = choice?.message?.content;
  if (typeof text !== 'string' || choice?.finish_reason === 'length')
    throw new ServiceFailure('invalid-answer');
  return text;
}
