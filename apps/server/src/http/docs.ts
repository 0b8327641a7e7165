import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI document, made from the schemas that check the requests: /api/docs to read, /api/docs/json as data. */
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
          { name: 'system', description: 'For whoever runs the server' },
        ],
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  },
  { name: 'docs' },
);
