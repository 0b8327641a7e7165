import { LOCALES, type Locale } from '@speak-it-now/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language to write to this person in: the first of `Accept-Language` that the app speaks, otherwise English. The
 * app sends the language of its interface; other clients list their languages by preference.
 */
export function languageOf(request: FastifyRequest): Locale {
  for (const range of (request.headers['accept-language'] ?? '').split(',')) {
    const [tag] = range.trim().toLowerCase().split(/[-;]/u);
    const code = LOCALES.find((each) => each === tag);
    if (code) return code;
  }
  return 'en';
}
