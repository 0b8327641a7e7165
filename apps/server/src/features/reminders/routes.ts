import { doneSchema } from '@speak-it-now/contract';
import {
  endReminderRequestSchema,
  remindersSchema,
  remindRequestSchema,
} from '@speak-it-now/contract/reminders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import { requireUser, signedIn } from '../sessions/plugin.ts';
import type { RemindersService } from './service.ts';

const REQUESTS_PER_MINUTE = 30;
const SEND_INTERVAL_MS = 30_000;
const rateLimit = { max: REQUESTS_PER_MINUTE, timeWindow: 60_000 };

/** Also sends what is due while the server runs. */
export const remindersRoutes =
  (reminders: RemindersService): FastifyPluginAsyncZod =>
  async (app) => {
    const guarded = { onRequest: signedIn, config: { rateLimit } };
    const response = { 200: remindersSchema, ...refusals(400, 401) };

    app.get(
      '/api/reminders',
      {
        ...guarded,
        schema: { summary: 'When the account is reminded to practice', response },
      },
      async (request) => reminders.of(requireUser(request).id),
    );

    app.post(
      '/api/reminders',
      {
        ...guarded,
        schema: {
          summary: 'Reminds this browser every day at one time',
          body: remindRequestSchema,
          response,
        },
      },
      async (request) => reminders.remind(requireUser(request).id, request.body),
    );

    app.delete(
      '/api/reminders',
      {
        ...guarded,
        schema: {
          summary: 'Ends the reminders of all browsers of the account',
          response,
        },
      },
      async (request) => reminders.end(requireUser(request).id),
    );

    app.post(
      '/api/reminders/end',
      {
        config: { rateLimit },
        schema: {
          summary: 'Ends the reminders of one browser, which may be signed out',
          body: endReminderRequestSchema,
          response: { 200: doneSchema, ...refusals(400) },
        },
      },
      async (request) => {
        await reminders.endFor(request.body.endpoint);
        return { message: 'This browser gets no more reminders.' };
      },
    );

    let timer: NodeJS.Timeout | undefined;
    let sending: Promise<void> | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(() => {
        sending ??= reminders
          .sendDue()
          .catch((err: unknown) => app.log.error({ err }, 'reminders could not be sent'))
          .finally(() => {
            sending = undefined;
          });
      }, SEND_INTERVAL_MS);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sending;
    });
  };
