import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';

/** Headers that proxies add; they show that a request did not come from this machine. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

type OperatorSettings = Pick<Env, 'operatorToken' | 'isPublished'>;

/**
 * Whether the request comes from the operator. With OPERATOR_TOKEN: if it has the token, as a bearer token or as the
 * password of HTTP Basic authentication. Without: if it comes from this machine, and never on a published server, where
 * a proxy could make every client look local.
 */
export function isOperator(
  { operatorToken, isPublished }: OperatorSettings,
  request: FastifyRequest,
): boolean {
  if (operatorToken) return isSame(tokenOf(request.headers.authorization), operatorToken);
  return !isPublished && isFromThisMachine(request);
}

/** Refuses everybody except the operator. */
export function operatorGuard(settings: OperatorSettings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (isOperator(settings, request)) return;
    if (!settings.operatorToken) throw new AppError('not-found', 'There is nothing at this address.');
    reply.header('www-authenticate', 'Basic realm="Speak It Now operator", charset="UTF-8"');
    throw new AppError('unauthenticated', 'Send the OPERATOR_TOKEN as a bearer token or as the password.');
  };
}

function tokenOf(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Compares hashes, which have equal lengths, in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const isLocalName = ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname);
  const address = socket.remoteAddress ?? '';
  return isLocalName && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
