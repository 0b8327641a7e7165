import { LIMITS, messageOf } from '@speak-it-now/contract';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import type { RequestUser } from '../../http/subject-plugin.ts';
import { type Subject, userKey } from '../../subject.ts';
import type { SessionsService } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the session that `user` came from; null for visitors. */
    sessionId: string | null;
  }
  interface FastifyInstance {
    /**
     * Starts a new session for the account, ends the browser's old one and takes over the visitor's count.
     * @returns false, with nothing done, if the account's password is no longer the one with this hash.
     */
    signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      userId: string,
      passwordHash: string,
    ): Promise<boolean>;
    signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Deletes the browser's session cookie after its sessions were ended in another way. */
    clearSessionCookie(reply: FastifyReply): void;
  }
}

interface SessionsOptions {
  readonly env: Env;
  readonly sessions: SessionsService;
  /** Called when a visitor signs in. */
  readonly carryOver: (visitor: Subject, user: Subject) => Promise<void>;
}

/** Finds the account of each API request by its session cookie. */
export const sessionsPlugin = fp<SessionsOptions>(
  async (app, { env, sessions, carryOver }) => {
    const cookieName = `${env.isHttps ? '__Host-' : ''}speak-it-now-session`;
    const attributes = { httpOnly: true, sameSite: 'lax', secure: env.isHttps, path: '/' } as const;
    const setCookie = (reply: FastifyReply, token: string) =>
      reply.setCookie(cookieName, token, { ...attributes, maxAge: LIMITS.sessionMs / 1000 });

    app.decorateRequest('sessionId', null);

    app.addHook('onRequest', async (request, reply) => {
      const token = request.cookies[cookieName];
      // Checks the route, because the URL as sent may be percent-encoded or contain the host.
      if (!token || !request.routeOptions.url?.startsWith('/api/')) return;
      const session = await sessions.use(token);
      if (!session) {
        app.clearSessionCookie(reply);
        return;
      }
      request.sessionId = session.id;
      request.user = { id: session.userId, isPremium: session.isPremium, isNew: session.isNew };
      if (session.wasExtended) setCookie(reply, token);
    });

    app.decorate('signIn', async (request, reply, userId, passwordHash) => {
      const token = await sessions.start(userId, passwordHash, request.headers['user-agent']);
      if (token === undefined) return false;
      const oldToken = request.cookies[cookieName];
      if (oldToken !== undefined) await sessions.end(oldToken);
      setCookie(reply, token);
      const visitor = app.visitorOf(request);
      if (visitor) await carryOver(visitor, { key: userKey(userId), address: null, isUnlimited: false });
      return true;
    });

    app.decorate('signOut', async (request: FastifyRequest, reply: FastifyReply) => {
      const token = request.cookies[cookieName];
      if (token === undefined) return;
      await sessions.end(token);
      app.clearSessionCookie(reply);
    });

    app.decorate('clearSessionCookie', (reply: FastifyReply) => {
      reply.clearCookie(cookieName, attributes);
    });
  },
  { name: 'sessions', dependencies: ['@fastify/cookie', 'subject'] },
);

/** @throws AppError 'unauthenticated' for visitors. */
export function requireUser(request: FastifyRequest): RequestUser & { readonly sessionId: string } {
  if (!request.user || request.sessionId === null) {
    throw new AppError('unauthenticated', messageOf('unauthenticated'));
  }
  return { ...request.user, sessionId: request.sessionId };
}

/** As a route's onRequest hook: visitors are refused before their request is read. */
export const signedIn = async (request: FastifyRequest): Promise<void> => {
  requireUser(request);
};

/** The options of a route for accounts alone. `config` is the route's, such as a rate limit. */
export const forAccounts = <const Schema extends FastifySchema, Config extends FastifyContextConfig>(
  schema: Schema,
  config?: Config,
) => ({ onRequest: signedIn, schema, ...(config && { config }) });
