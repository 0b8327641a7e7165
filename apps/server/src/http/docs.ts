import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * The OpenAPI document, generated from the schemas that check requests: /api/docs for people, /api/docs/json as data.
 */
export const docsPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Speak It Now',
          description: 'Pronunciation practice in English, Spanish, French, German and Italian.',
          version: '1.0.0',
          license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
        },
        tags: [
          { name: 'practice', description: 'Translate, hear, say, and be scored' },
          { name: 'account', description: 'Accounts, sessions, consent and messages' },
          { name: 'system', description: 'For the operator' },
        ],
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: {
        'default-src': "'self'",
        'img-src': "'self' data:",
        // The hash of the page's only inline style sheet.
        'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
        'object-src': "'none'",
        'base-uri': "'self'",
        'frame-ancestors': "'none'",
      },
    });
  },
  { name: 'docs' },
);

/** Registers routes under a heading of the document, except those that name their own. */
export async function registerUnder(
  heading: string,
  app: FastifyInstance,
  ...routes: readonly FastifyPluginAsync[]
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { tags: [heading], ...route.schema };
    });
    for (const plugin of routes) await scope.register(plugin);
  });
}
