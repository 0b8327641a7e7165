import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { answerOf } from '../../test/accounts.ts';
import { useTestApp } from '../../test/use-test-app.ts';

const PAGE = '<!doctype html><title>Speak It Now</title>';
const PRERENDERED = ['home.en.desktop', 'home.de.desktop', 'home.en.mobile', 'login.en.desktop'];
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const webDirectory = temporaryFolder();

beforeAll(() => {
  mkdirSync(join(webDirectory, 'assets'));
  writeFileSync(join(webDirectory, 'index.html'), PAGE);
  writeFileSync(join(webDirectory, 'assets/index-3f2a.js'), 'console.log(1);'.repeat(200));
  writeFileSync(join(webDirectory, 'assets/index-3f2a.js.gz'), gzipSync('ready made'));
  writeFileSync(join(webDirectory, 'assets/plain-77aa.js'), 'console.log(2);'.repeat(200));
  mkdirSync(join(webDirectory, 'prerendered'));
  for (const name of PRERENDERED) writeFileSync(join(webDirectory, 'prerendered', `${name}.html`), name);
});
const test = useTestApp(undefined, { webDirectory });
const get = (url: string, headers: Record<string, string> = {}) =>
  test.visitor().request({ method: 'GET', url, headers });

describe('the built web app', () => {
  it('answers a range of a file, and a range past its end with 416', async () => {
    const part = (range: string) => get('/assets/plain-77aa.js', { range });
    expect((await part('bytes=0-10')).statusCode).toBe(206);
    const behind = await part('bytes=99999999-');
    expect(answerOf(behind)).toMatchObject({ status: 416, body: { code: 'bad-request' } });
  });

  it.each(['/subscription', '/auth?tab=register', '/no/such/page', '/assets', '/assets/', '/review/'])(
    'HOME-09 HOME-19 %s is the page, revalidated each time',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['/', {}, 'home.en.desktop'],
    ['/', { 'accept-language': 'de-CH, de;q=0.9, en;q=0.8' }, 'home.de.desktop'],
    ['/', { 'accept-language': 'en;q=0.3, de;q=0.7' }, 'home.de.desktop'],
    ['/', { 'accept-language': 'nl, pt-BR;q=0.9' }, 'home.en.desktop'],
    ['/', { 'user-agent': PHONE }, 'home.en.mobile'],
    ['/auth?tab=login', {}, 'login.en.desktop'],
    // Pages that were not prerendered get index.html.
    ['/', { 'accept-language': 'de', 'user-agent': PHONE }, PAGE],
    ['/auth', {}, PAGE],
  ])('%s with %o is sent as prerendered, and no cache can mix it up', async (url, headers, body) => {
    const response = await get(url, headers);
    expect(response.body).toBe(body);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.vary).toMatch(/accept-language.*user-agent/);
  });

  it('only the beginning of a very long header of languages is read', async () => {
    const response = await get('/', { 'accept-language': `nl,${' '.repeat(14_000)}de` });
    expect(response.body).toBe('home.en.desktop');
  });

  it('files with a hash in their name are cached forever', async () => {
    const response = await get('/assets/index-3f2a.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  it('a precompressed copy is sent unchanged', async () => {
    const response = await get('/assets/index-3f2a.js', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.rawPayload).toEqual(gzipSync('ready made'));
    expect(response.headers['content-type']).toContain('javascript');
  });

  it('other files are compressed on the fly', async () => {
    const response = await get('/assets/plain-77aa.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('console.log(2);');
  });

  it.each([
    '/assets/gone-1234.js',
    '/favicon.png',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx.js',
  ])('a missing file is a 404, never the page: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('<title>');
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/'],
    ['DELETE', '/subscription'],
  ] as const)('%s %s is a JSON 404', async (method, url) => {
    const response = await test.visitor().request({ method, url });
    expect(answerOf(response)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
