import {
  changePasswordRequestSchema,
  doneSchema,
  HOUR_MS,
  loginRequestSchema,
  profileUpdateSchema,
  registerRequestSchema,
  userSchema,
} from '@speak-it-now/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { userKey } from '../../subject.ts';
import type { VisitorHistory } from '../history/visitor-history.ts';
import { forAccounts, requireUser, signedIn } from '../sessions/plugin.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { AccountsService } from './service.ts';

/** New accounts per address and hour; enough for a school class. */
const REGISTRATIONS_PER_HOUR = 60;

interface AccountsRoutesOptions {
  readonly accounts: AccountsService;
  readonly passwords: PasswordHasher;
  readonly visitorHistory: Pick<VisitorHistory, 'moveTo'>;
}

/**
 * For routes that hash a password: refuses if too many passwords are waiting to be hashed. Only then does the rate limit
 * count the request, so a refused one writes nothing. The place is taken after the body has arrived, because a slow body
 * would hold it.
 */
export const admitTo = (passwords: PasswordHasher) =>
  ({
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const leave = passwords.admit(request.server.networkOf(request));
      // 'close' is emitted once for each response, complete or not.
      reply.raw.once('close', leave);
    },
    config: { rateLimit: { hook: 'preHandler' } },
  }) as const;

export const accountsRoutes =
  ({ accounts, passwords, visitorHistory }: AccountsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const admitted = admitTo(passwords);

    // The -db variants use the same handler (API-25), because there is only one, secure login.
    for (const path of ['/api/auth/login', '/api/auth/login-db']) {
      app.post(
        path,
        {
          ...admitted,
          schema: {
            summary: 'Logs in and starts a session',
            body: loginRequestSchema,
            response: { 200: userSchema, ...refusals(400, 401, 429, 503) },
          },
        },
        async (request, reply) => {
          return accounts.login(
            request.body,
            app.networkOf(request),
            languageOf(request),
            (id, passwordHash) => app.signIn(request, reply, id, passwordHash),
          );
        },
      );
    }

    for (const path of ['/api/auth/register', '/api/auth/register-db']) {
      app.post(
        path,
        {
          ...admitted,
          config: {
            rateLimit: {
              ...admitted.config.rateLimit,
              max: REGISTRATIONS_PER_HOUR,
              timeWindow: HOUR_MS,
              groupId: 'registrations',
            },
          },
          schema: {
            summary: 'Creates an account, which takes over what the visitor practiced, and starts a session',
            body: registerRequestSchema,
            response: { 201: userSchema, ...refusals(400, 409, 429, 503) },
          },
        },
        async (request, reply) => {
          const id = await accounts.register(
            request.body,
            app.networkOf(request),
            languageOf(request),
            (userId, passwordHash) => app.signIn(request, reply, userId, passwordHash),
          );
          const visitor = app.visitorOf(request);
          if (visitor) {
            await visitorHistory.moveTo(visitor, { key: userKey(id), address: null, isUnlimited: false });
          }
          return reply.code(201).send(await accounts.user(id));
        },
      );
    }

    for (const path of ['/api/user', '/api/auth/me']) {
      app.get(
        path,
        forAccounts({
          summary: 'The signed-in account; 401 means signed out',
          response: { 200: userSchema, ...refusals(401) },
        }),
        async (request) => accounts.user(requireUser(request).id),
      );
    }

    app.post(
      '/api/user/update',
      {
        onRequest: signedIn,
        ...admitted,
        schema: {
          summary: 'Changes username and e-mail',
          description: 'A new e-mail needs the current password.',
          body: profileUpdateSchema,
          response: { 200: userSchema, ...refusals(400, 401, 409, 429, 503) },
        },
      },
      async (request) => accounts.updateProfile(requireUser(request).id, request.body, languageOf(request)),
    );

    app.post(
      '/api/user/change-password',
      {
        onRequest: signedIn,
        ...admitted,
        schema: {
          summary: 'Changes the password and ends every other session',
          body: changePasswordRequestSchema,
          response: { 200: doneSchema, ...refusals(400, 401, 429, 503) },
        },
      },
      async (request) => {
        const { id, sessionId } = requireUser(request);
        await accounts.changePassword(id, sessionId, request.body, languageOf(request));
        return { message: 'Your password has been changed. Other devices have been logged out.' };
      },
    );
  };
