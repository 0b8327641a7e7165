import fp from 'fastify-plugin';
import type { MailQueue } from './queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mail: MailQueue;
  }
}

/** Delivers mail while the server runs. */
export const mailPlugin = fp<{ readonly mail: MailQueue }>(
  async (app, { mail }) => {
    app.decorate('mail', mail);
    app.addHook('onReady', async () => mail.start());
    app.addHook('onClose', () => mail.stop());
  },
  { name: 'mail' },
);
