import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../test/upload.ts';
import { useTestApp } from '../../test/use-test-app.ts';

const test = useTestApp();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** The server's answer to exactly these bytes. */
const send = (bytes: string | Buffer) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('malformed requests', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    [
      'an address that cannot be decoded',
      'GET /%c0%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
  ])('%s gets a message and the headers of every answer', async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(body).toEqual({ message: expect.stringMatching(/^The .*\.$/), code: 'bad-request' });
  });
});

describe('requests that a proxy may interpret differently', () => {
  it.each([
    ['without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['with two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', 400],
    [
      'with an unknown expectation',
      'POST /api/translate HTTP/1.1\r\nhost: x\r\nexpect: magic\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
      417,
    ],
    [
      'with two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    [
      'with a length and in chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s are refused, with the headers of every answer', async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
    expect(answer).toContain('"code":"bad-request"');
  });
});

describe('a compressed body', () => {
  it.each([
    ['/api/pronunciation-audio', 'multipart/form-data; boundary=x'],
    ['/api/translate', 'application/json'],
  ])('sent to %s is refused', async (path, type) => {
    const body = gzipSync('--x--\r\n');
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `content-type: ${type}`,
      'content-encoding: gzip',
      'connection: close',
      `content-length: ${body.length}`,
    ].join('\r\n');
    const answer = await send(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
    expect(answer).toMatch(/^HTTP\/1.1 415 /);
    expect(answer).toContain('"message":"Send the request without compression."');
  });
});

describe('unusual spellings of a URL', () => {
  const PATHS = ['/%61pi/session/status', `http://127.0.0.1/api/session/status`, '/a%70%69/session/status'];

  it.each(PATHS)('%s is not cached', async (path) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 (200|404) /);
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
  });

  it('give no extra free attempt', async () => {
    const account = await test.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { username: 'writes oddly', email: 'odd@example.org', password: 'a good password' },
    });
    const cookie = account.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const statuses: string[] = [];
    for (const path of [
      ...new Array(5).fill('/api/pronunciation-audio'),
      '/%61pi/pronunciation-audio',
      'http://localhost/api/pronunciation-audio',
    ]) {
      const { headers, payload } = await multipart([
        { name: 'audio', value: new Uint8Array(2000) },
        { name: 'expectedTerm', value: 'hola' },
        { name: 'language', value: 'es' },
      ]);
      const head = [
        `POST ${path} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        `cookie: ${cookie}`,
        `content-type: ${headers?.['content-type']}`,
        `content-length: ${(payload as Buffer).length}`,
      ].join('\r\n');
      const answer = await send(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload as Buffer]));
      statuses.push(answer.slice(9, 12));
    }
    expect(statuses.slice(0, 5)).toEqual(['200', '200', '200', '200', '200']);
    for (const status of statuses.slice(5)) expect(['402', '404']).toContain(status);
  });
});

it('a form of megabytes of headers is refused without being parsed, and the connection serves the next request', async () => {
  const form = `--XbX\r\n${'a: b\r\n'.repeat(600_000)}\r\nx\r\n--XbX--\r\n`;
  const upload = [
    'POST /api/pronunciation-audio HTTP/1.1',
    'host: localhost',
    'content-type: multipart/form-data; boundary=XbX',
    `content-length: ${form.length}`,
  ];
  const next = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  const answer = await send(`${upload.join('\r\n')}\r\n\r\n${form}${next}`);
  expect(answer).toContain('The form has too many fields.');
  expect(answer).toMatch(/HTTP\/1.1 400 [\s\S]*HTTP\/1.1 200 /);
});
