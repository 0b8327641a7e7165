import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
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
