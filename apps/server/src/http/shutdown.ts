import type { FastifyInstance } from 'fastify';

/**
 * A connection with an unfinished request would stay open after its answer and delay the shutdown, so that answer
 * closes it.
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
