import { Agent, request } from 'node:http';

export interface TimedRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TimedAnswer {
  readonly status: number;
  /** The cookies that the answer sets, as a request sends them. */
  readonly cookie: string;
  /** From the request to the end of the answer. */
  readonly milliseconds: number;
}

/** Sends and times requests to a server on this machine, over at most `connections` connections that stay open. */
export function httpClient(
  port: number,
  connections: number,
): (request: TimedRequest) => Promise<TimedAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return ({ method = 'POST', path, body, headers }) =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const startMs = performance.now();
      const outgoing = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: {
            ...headers,
            ...(payload && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (response) => {
          response.resume().once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
              milliseconds: performance.now() - startMs,
            }),
          );
        },
      );
      outgoing.once('error', reject);
      outgoing.end(payload);
    });
}
