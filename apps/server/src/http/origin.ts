import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests started by another site (CSRF). Browsers name the site in Origin or Referer; a
 * request with neither passes only if it also lacks Sec-Fetch-Site, like one from a command line or a server.
 */
export const originPlugin = fp<{ env: Env }>(
  async (app, { env }) => {
    app.addHook('onRequest', async (request) => {
      if (SAFE_METHODS.has(request.method) || comesFromHere(request, env)) return;
      throw new AppError(
        'forbidden-origin',
        'This request came from another site. Open the app itself and try again.',
      );
    });
  },
  { name: 'origin' },
);

function comesFromHere(request: FastifyRequest, { publicOrigin, isHttps }: Env): boolean {
  const source = request.headers.origin ?? request.headers.referer;
  if (source === undefined) return request.headers['sec-fetch-site'] === undefined;
  let url: URL;
  try {
    url = new URL(source);
  } catch {
    return false; // 'null', as from a sandboxed frame
  }
  if (url.origin === publicOrigin) return true;
  // On an https site, a page that claims to be this host over http may come from an attacker on the network.
  const isSafeEnough = url.protocol === 'https:' || !(isHttps || request.protocol === 'https');
  return url.host === request.host && isSafeEnough;
}
