import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { stdSerializers } from 'pino';

/**
 * Logs one line per request with id, route, status and time. It logs route patterns instead of URLs, because the query
 * of /api/speech is a learner's text. It never logs headers, bodies or cookies.
 */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    // A database error repeats the row's values in other fields, so only these four are logged.
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
