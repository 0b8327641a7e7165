import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';

/** What a proxy adds, so that a request from outside does not pass for one from this machine. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

type OperatorSettings = Pick<Env, 'operatorToken' | 'isPublished'>;

/**
 * Whether the operator asks. With OPERATOR_TOKEN: whoever has it, as a bearer token or as the password of HTTP's Basic
 * scheme, which browsers ask for. Without: only this very machine, and never on a published server, where a proxy on the
 * same machine could make everybody look local.
 */
export function isOperator(
  { operatorToken, isPublished }: OperatorSettings,
  request: FastifyRequest,
): boolean {
  if (operatorToken) return isSame(tokenOf(request.headers.authorization), operatorToken);
  return !isPublished && isFromThisMachine(request);
}

/** Lets only the operator in. */
export function operatorGuard(settings: OperatorSettings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (isOperator(settings, request)) return;
    if (!settings.operatorToken) throw new AppError('not-found', 'There is nothing at this address.');
    reply.header('www-authenticate', 'Basic realm="Speak It Now operator", charset="UTF-8"');
    throw new AppError('unauthenticated', 'Give the OPERATOR_TOKEN as a bearer token or as the password.');
  };
}

function tokenOf(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Compares hashes: of equal length, and in a time that tells nothing. */
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
