import { activeSessionsSchema, doneSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '../../http/errors.ts';
import { forAccounts, requireUser } from './plugin.ts';
import type { SessionsService } from './service.ts';

export const sessionsRoutes =
  (sessions: SessionsService): FastifyPluginAsyncZod =>
  async (app) => {
    for (const path of ['/api/logout', '/api/auth/logout']) {
      app.post(
        path,
        {
          schema: { summary: 'Ends the session', response: { 200: doneSchema } },
        },
        async (request, reply) => {
          await app.signOut(request, reply);
          return { message: 'You have been successfully logged out.' };
        },
      );
    }

    app.get(
      '/api/sessions',
      forAccounts({
        summary: 'Where the account is signed in',
        response: { 200: activeSessionsSchema, ...refusals(401) },
      }),
      async (request) => {
        const { id, sessionId } = requireUser(request);
        return { sessions: await sessions.list(id, sessionId) };
      },
    );

    app.delete(
      '/api/sessions/:id',
      forAccounts({
        summary: 'Ends one session of the account',
        params: z.object({ id: z.uuid() }),
        response: { 200: doneSchema, ...refusals(400, 401, 404) },
      }),
      async (request, reply) => {
        const user = requireUser(request);
        await sessions.endById(request.params.id, user.id);
        if (request.params.id === user.sessionId) app.clearSessionCookie(reply);
        return { message: 'This device has been logged out.' };
      },
    );

    app.delete(
      '/api/sessions',
      forAccounts({
        summary: 'Ends every session of the account, including this one',
        response: { 200: doneSchema, ...refusals(401) },
      }),
      async (request, reply) => {
        await sessions.endAll(requireUser(request).id);
        app.clearSessionCookie(reply);
        return { message: 'You have been logged out everywhere.' };
      },
    );
  };
