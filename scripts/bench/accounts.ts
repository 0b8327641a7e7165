/**
 * Measures a GET with a session at 1,000 requests a second, a login, and 10,000 simultaneous logins while another
 * client reads. The server is a separate process with its database on disk, and clients use HTTP on loopback.
 */
import { Agent, request } from 'node:http';
import { bin, ROOT } from '../run.ts';
import { startServer } from '../server-process.ts';
import { type Figure, median } from './figure.ts';

const READS_PER_SECOND = 1000;
const READING_SECONDS = 10;
const LOGINS = 60;
const FLOOD = 10_000;
const FLOOD_CONNECTIONS = 200;

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly milliseconds: number;
}

type Call = (method: 'GET' | 'POST', path: string, body?: object, cookie?: string) => Promise<Answer>;

export async function* run(): AsyncIterable<Figure> {
  const server = await startServer({ command: [bin('tsx'), `${ROOT}apps/server/src/main.ts`] });
  try {
    const call = caller(server.port, FLOOD_CONNECTIONS);
    const account = { username: 'bench', email: 'bench@example.org', password: 'a good password' };
    const { cookie } = await call('POST', '/api/auth/register', account);
    const login = () => call('POST', '/api/auth/login', account);

    await readSteadily(call, cookie, 2);
    yield* quantiles(
      `GET /api/user with a session, ${READS_PER_SECOND} a second`,
      await readSteadily(call, cookie, READING_SECONDS),
    );

    const logins: Answer[] = [];
    for (let done = 0; done < LOGINS; done++) logins.push(await login());
    yield* quantiles('login, one after the other', logins);

    const reader = caller(server.port, 1);
    const reads: Answer[] = [];
    let isFlooding = true;
    const flood = Promise.all(Array.from({ length: FLOOD }, login)).finally(() => {
      isFlooding = false;
    });
    while (isFlooding) reads.push(await reader('GET', '/api/user', undefined, cookie));
    const answers = await flood;
    yield* quantiles(`GET /api/user during ${FLOOD} logins at once`, reads);
    const statuses = [...new Set(answers.map(({ status }) => status))].sort();
    for (const status of statuses) {
      const of = answers.filter((answer) => answer.status === status);
      yield {
        figure: `${FLOOD} logins at once answered ${status}`,
        value: of.length,
        unit: 'answers',
        note: `median ${median(of.map(({ milliseconds }) => milliseconds)).toFixed(1)} ms`,
      };
    }
  } finally {
    await server.stop();
  }
}

function caller(port: number, maxSockets: number): Call {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return (method, path, body, cookie) =>
    new Promise((resolve, reject) => {
      const startMs = performance.now();
      const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) };
      const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
        response.resume().once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
            milliseconds: performance.now() - startMs,
          }),
        );
      });
      outgoing.once('error', reject);
      outgoing.end(body && JSON.stringify(body));
    });
}

/** Sends at a fixed rate, so that a slow server shows as long waits and not as fewer requests. */
async function readSteadily(call: Call, cookie: string, seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const startMs = performance.now();
  const total = READS_PER_SECOND * seconds;
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startMs) / 1000) * READS_PER_SECOND));
    while (answers.length < due) answers.push(call('GET', '/api/user', undefined, cookie));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(answers);
}

function* quantiles(what: string, answers: readonly Answer[]): Iterable<Figure> {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const failed = answers.filter(({ status }) => status >= 400).length;
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
  ] as const) {
    yield {
      figure: `${what}, ${name}`,
      value: Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! * 100) / 100,
      unit: 'ms',
      note: `${answers.length} requests, ${failed} not OK`,
    };
  }
}
