import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@speak-it-now/contract';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';
import { answerError } from './errors.ts';
import { bareSecurityHeaders } from './security-headers.ts';

/** What Node's parser refuses, by its error code. */
const REFUSALS: Readonly<Record<string, [number, ErrorCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad-request', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'bad-request', 'The headers of the request are too large.'],
};
const BROKEN: [number, ErrorCode, string] = [400, 'bad-request', 'The request is not valid HTTP.'];

/** Answers to what is no request that a route or hook could see; they carry the headers that every answer has. */
export function refuseBrokenRequests(env: Pick<Env, 'isHttps'>) {
  const headers = bareSecurityHeaders(env);
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      answerError(error, request, reply.headers(headers));
    },
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const [status, code, message] = REFUSALS[error.code ?? ''] ?? BROKEN;
      const body = JSON.stringify({ message, code } satisfies ErrorBody);
      const lines = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
      ];
      // The client may be gone.
      if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
      socket.destroySoon();
    },
  } satisfies FastifyServerOptions;
}
