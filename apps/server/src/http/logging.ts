import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { stdSerializers } from 'pino';

/**
 * One line a request with its id, route, status and time. Addresses as patterns, not as sent: the query of
 * /api/speech is what a learner wrote. No header, body or cookie is ever logged.
 */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    // A database's error repeats the values of the row in further fields; only these four are kept.
    err: (error: Error) => {
      const { type, message, stack } = stdSerializers.err(error);
      return { type, message, stack, code: (error as { code?: string }).code };
    },
  },
});

export const loggingOptions = {
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
} satisfies FastifyServerOptions;

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
