import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** The code of the error that ends a slow body. */
export const SLOW_BODY = 'SLOW_BODY';

/** Long enough for the largest JSON body over a poor mobile network. */
const BODY_MS = 10_000;

/**
 * Refuses compressed bodies, which no client of ours sends, and ends requests whose body takes too long. Recordings are
 * larger and have only Node's limit for the whole request.
 */
export function limitRequestBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['content-encoding'] !== undefined) {
      throw new AppError('content-type-unsupported', 'Send the request without compression.');
    }
  });
  app.addHook('preParsing', async ({ raw, headers }) => {
    if (raw.complete || headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      // An error of the request ends its parser, which closes the connection after the answer.
      const error = new Error('The body took too long to arrive.');
      if (raw.listenerCount('error') > 0) {
        raw.emit('error', Object.assign(error, { code: SLOW_BODY, statusCode: 408 }));
      }
    }, bodyMs);
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
