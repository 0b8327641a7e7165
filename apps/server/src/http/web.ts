import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import { PRERENDERED_VARY_BY, readPrerendered } from './prerendered.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HASHED_FILE = /[\\/](assets|device[\\/]parts)[\\/]/;

interface WebOptions {
  /** The built web app; without it the server only has the API, as behind Vite in development. */
  readonly directory: string;
}

/**
 * Serves the built web app: files unchanged, every other page URL with index.html or the prerendered page,
 * unknown API paths with 404.
 */
export const webPlugin = fp<WebOptions>(
  async (app, { directory }) => {
    const isBuilt = existsSync(join(directory, 'index.html'));
    if (isBuilt) {
      await app.register(fastifyStatic, {
        root: directory,
        // Otherwise the plugin adds a route for each file, which takes a third of the server's start-up time.
        serve: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          // The names of the files under assets/ and of those for scoring on the device contain a hash of their
          // content.
          const value = HASHED_FILE.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
          reply.header('cache-control', value);
        },
      });
    }
    const files = isBuilt ? filesIn(directory) : new Set<string>();
    const prerenderedFor = readPrerendered(directory);
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (files.has(path)) return reply.sendFile(path);
      const isPage = isBuilt && !/^\/api(\/|$)/.test(path) && !/\.[a-z\d]+$/i.test(path);
      if (!isPage) return refuse(request, reply);
      return reply.header('vary', PRERENDERED_VARY_BY).sendFile(prerenderedFor(request) ?? 'index.html');
    });
    app.setNotFoundHandler(refuse);
  },
  { name: 'web' },
);

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('cache-control', 'no-store');
  throw new AppError('not-found', 'There is nothing at this address.');
}

/** Paths of all files in a folder, as in URLs. */
function filesIn(directory: string): ReadonlySet<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    files.map(
      ({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).replaceAll(sep, '/')}`,
    ),
  );
}
