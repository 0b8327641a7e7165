import { describe, expect, it } from 'vitest';
import { answerOf, get, logIn, post, signUp } from '../../../test/accounts.ts';
import { describeEachApp } from '../../../test/use-test-app.ts';

const COOKIE = 'speak-it-now-session';

/** Every call that changes something, with a valid body. */
const CHANGING = [
  ['POST', '/api/auth/login', { username: 'somebody', password: 'a good password' }],
  ['POST', '/api/auth/login-db', { username: 'somebody', password: 'a good password' }],
  ['POST', '/api/auth/register', { username: 'somebody', email: 's@example.org', password: 'a good one' }],
  ['POST', '/api/auth/register-db', { username: 'somebody', email: 's@example.org', password: 'a good one' }],
  ['POST', '/api/logout', undefined],
  ['POST', '/api/auth/logout', undefined],
  ['POST', '/api/user/update', { username: 'taken over', email: 'thief@example.org', currentPassword: 'x' }],
  ['POST', '/api/user/change-password', { currentPassword: 'a good password', newPassword: 'stolen it' }],
  ['POST', '/api/request-password-reset', { email: 's@example.org' }],
  ['POST', '/api/verify-reset-code', { email: 's@example.org', code: '123456' }],
  [
    'POST',
    '/api/reset-password-with-code',
    { email: 's@example.org', code: '123456', newPassword: 'stolen' },
  ],
  ['POST', '/api/consent', { version: '1.1', accepted: true }],
  ['POST', '/api/feedback', { message: 'spam', guestEmail: 's@example.org' }],
  ['POST', '/api/delete-account-and-cancel', undefined],
  ['DELETE', '/api/sessions', undefined],
] as const;

describeEachApp('forged sessions and requests', (test) => {
  describe('session fixation', () => {
    it('a token planted before the login is not used, and an earlier session ends', async () => {
      const { user, password } = await signUp(test);
      const planted = 'A'.repeat(43);
      const victim = test.visitor();
      victim.cookies.set(COOKIE, planted);
      await logIn(victim, user.username, password);
      const first = victim.cookies.get(COOKIE);
      expect(first).not.toBe(planted);
      await logIn(victim, user.username, password);
      const second = victim.cookies.get(COOKIE);
      expect(second).not.toBe(first);
      for (const [token, status] of [
        [planted, 401],
        [first, 401],
        [second, 200],
      ] as const) {
        const thief = test.visitor();
        thief.cookies.set(COOKIE, token ?? '');
        expect((await get(thief, '/api/user')).statusCode).toBe(status);
      }
    });
  });

  describe('requests from another site in the name of a signed-in user (CSRF)', () => {
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

    it.each(CHANGING)('a fetch to %s %s is refused', async (method, url, payload) => {
      const visitor = await signUp(test);
      const response = await visitor.request({ method, url, headers: evil, ...(payload && { payload }) });
      expect(answerOf(response)).toMatchObject({ status: 403, body: { code: 'forbidden-origin' } });
      expect((await get(visitor, '/api/user')).json()).toEqual(visitor.user);
    });

    it.each(CHANGING)('a form to %s %s is refused', async (method, url, payload) => {
      const visitor = await signUp(test);
      for (const [contentType, body] of [
        ['application/x-www-form-urlencoded', new URLSearchParams(payload as never).toString()],
        ['text/plain', JSON.stringify(payload ?? {})],
        ['multipart/form-data; boundary=x', '--x--'],
      ] as const) {
        const response = await visitor.request({
          method,
          url,
          headers: { ...evil, 'content-type': contentType },
          payload: body,
        });
        expect(response.statusCode).toBe(403);
      }
      expect((await get(visitor, '/api/user')).json()).toEqual(visitor.user);
    });

    it('a page’s own requests pass', async () => {
      const visitor = await signUp(test);
      const response = await post(visitor, '/api/logout', undefined, {
        host: 'learn.example',
        origin: 'https://learn.example',
        'sec-fetch-site': 'same-origin',
      });
      expect(response.statusCode).toBe(200);
    });
  });

  describe('bodies that no form sends', () => {
    const BODIES = [
      ['malformed JSON', 'application/json', '{"username": "x', 400],
      ['an array', 'application/json', '[1,2,3]', 400],
      ['null', 'application/json', 'null', 400],
      ['a string', 'application/json', '"text"', 400],
      ['nothing', 'application/json', '', 400],
      ['a prototype', 'application/json', '{"__proto__":{"isAdmin":true},"username":"x"}', 400],
      ['a constructor', 'application/json', '{"constructor":{"prototype":{"x":1}}}', 400],
      ['deep nesting', 'application/json', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
      ['objects for texts', 'application/json', '{"username":{"$ne":""},"password":{"$ne":""}}', 400],
      ['70 kB', 'application/json', `{"username":"${'x'.repeat(70_000)}"}`, 413],
      ['XML', 'application/xml', '<username>x</username>', 415],
      ['a form', 'application/x-www-form-urlencoded', 'username=x&password=yyyyyy', 415],
      ['an upload', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
      ['text', 'text/plain', '{"username":"xxx","password":"yyyyyy"}', 400],
      ['UTF-16', 'application/json; charset=utf-16', Buffer.from('{"username":"abc"}', 'utf16le'), 400],
    ] as const;

    it.each(BODIES)(
      '%s is refused with a message on every call',
      async (_what, contentType, payload, status) => {
        const visitor = await signUp(test);
        for (const [method, url, body] of CHANGING) {
          if (body === undefined) continue;
          const headers = { 'content-type': contentType };
          const response = await visitor.request({ method, url, headers, payload });
          expect([url, response.statusCode]).toEqual([
            url,
            status === 400 ? expect.toSatisfy((code: number) => code === 400 || code === 415) : status,
          ]);
          expect(response.json()).toMatchObject({
            message: expect.stringMatching(/^[A-Z].{10,}/),
            code: expect.any(String),
          });
        }
        expect((await get(visitor, '/api/user')).json()).toEqual(visitor.user);
      },
    );
  });
});
