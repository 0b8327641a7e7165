import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MOBILE_USER_AGENT } from '@speak-it-now/contract';
import { LOCALES } from '@speak-it-now/languages';
import type { FastifyRequest } from 'fastify';

/** Request headers that select the prerendered page; answers list them in Vary. */
export const PRERENDERED_VARY_BY = 'accept-encoding, accept-language, user-agent';

/**
 * The pages that the build prerendered, in `prerendered/NAME.LANGUAGE.LAYOUT.html`. Only the browser knows whether the
 * visitor has chosen another language or has an account. The app then replaces the page, as it does with every
 * prerendered page.
 */
export function readPrerendered(directory: string): (request: FastifyRequest) => string | undefined {
  const folder = join(directory, 'prerendered');
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return ({ url, headers }) => {
    const name = nameOf(url);
    if (name === undefined) return undefined;
    const layout = MOBILE_USER_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
    const file = `${name}.${preferredLanguage(headers['accept-language'])}.${layout}.html`;
    return files.has(file) ? `prerendered/${file}` : undefined;
  };
}

function nameOf(url: string): string | undefined {
  const [path, query] = url.split('?', 2);
  switch (path) {
    case '/':
      return 'home';
    case '/auth':
      return new URLSearchParams(query).get('tab') === 'login' ? 'login' : 'register';
    case '/subscription':
      return 'subscription';
    default:
      return undefined;
  }
}

/** No browser sends more, and a longer header takes time to read. */
const MAX_HEADER_CHARACTERS = 1000;

/** The preferred language of an Accept-Language header that the interface has, otherwise English. */
function preferredLanguage(header = ''): string {
  const wanted = header
    .slice(0, MAX_HEADER_CHARACTERS)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { primary: tag.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { primary } of wanted) {
    const spoken = LOCALES.find((code) => code === primary);
    if (spoken) return spoken;
  }
  return 'en';
}
