import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let test: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  test = await buildTestApp({ db: database.db });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

describe('the API document', () => {
  it('has every API route with a summary and its answers', async () => {
    const { paths } = (await test.visitor().request({ method: 'GET', url: '/api/docs/json' })).json();
    const documented = Object.keys(paths);
    const routes = test.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .map((line) => /(\/(?:api\/|healthz|readyz)[\w/-]*)/.exec(line)?.[1])
      .filter((path): path is string => path !== undefined && !path.startsWith('/api/docs'));
    expect(routes.length).toBeGreaterThan(5);
    expect(documented.sort()).toEqual([...new Set(routes)].sort());
    for (const methods of Object.values<Record<string, { summary?: string; responses: object }>>(paths)) {
      for (const route of Object.values(methods)) {
        expect(route.summary).toMatch(/\w/);
        expect(Object.keys(route.responses)).toContain('200');
      }
    }
  });

  it('describes the upload as a form with a file', async () => {
    const { paths } = (await test.visitor().request({ method: 'GET', url: '/api/docs/json' })).json();
    const { requestBody } = paths['/api/pronunciation-audio'].post;
    expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
      properties: { audio: { type: 'string', format: 'binary' }, expectedTerm: { maxLength: 250 } },
      required: ['expectedTerm', 'language', 'audio'],
    });
  });

  it('is a page that loads nothing from elsewhere and runs no inline script', async () => {
    const page = await test.visitor().request({ method: 'GET', url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>|https?:\/\//);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});
