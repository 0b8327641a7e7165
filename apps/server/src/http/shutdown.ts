import type { FastifyInstance } from 'fastify';

/**
 * A connection whose request is still being answered when the server stops would stay open for further requests and
 * hold the stop up; its answer ends it.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
