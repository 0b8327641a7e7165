import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@speak-it-now/contract';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';
import { answerError } from './errors.ts';
import { bareSecurityHeaders } from './security-headers.ts';

/** Answers to the errors of Node's HTTP parser, by error code. */
const REFUSALS: Readonly<Record<string, [number, ErrorCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad-request', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'bad-request', 'The headers of the request are too large.'],
};
const BROKEN: [number, ErrorCode, string] = [400, 'bad-request', 'The request is not valid HTTP.'];

/** Answers requests that cannot be parsed, which no route or hook sees, with the headers that every answer has. */
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
      // The client may have disconnected.
      if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
      socket.destroySoon();
    },
  } satisfies FastifyServerOptions;
}
