import { describe, expect, it } from 'vitest';
import { get, logIn, post, signUp } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { mailTo, makeMailbox } from '../../../test/mailbox.ts';
import { openTestApp, useTestApp } from '../../../test/use-test-app.ts';

const COOKIE = 'speak-it-now-session';

describeEachDatabase('injection by what users type', (database) => {
  const mailbox = makeMailbox();
  const test = useTestApp(database, { mailTransport: mailbox });

  const login = (username: string, password: string) => logIn(test.visitor(), username, password);

  describe('script in user input (XSS)', () => {
    it('is returned as data, with a policy that forbids inline script', async () => {
      const script = '<img src=x onerror=alert(1)>';
      const visitor = await signUp(test, { username: script });
      const answers = [
        await get(visitor, '/api/user'),
        await get(visitor, '/api/user/export'),
        await post(visitor, '/api/feedback', { message: script }),
        await post(visitor, '/api/translate', { text: script, fromLanguage: 'en', toLanguage: 'es' }),
        await get(visitor, `/api/${encodeURIComponent(script)}`),
      ];
      expect(answers[0]?.json().username).toBe(script);
      for (const { headers } of answers) {
        expect(headers['content-type']).toMatch(/^application\/json/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
        expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      }
      await post(test.visitor(), '/api/request-password-reset', { email: visitor.user.email });
      const [mail] = await mailTo(test, mailbox, visitor.user.email);
      expect(mail?.html).not.toContain('<img');
      expect(mail?.text).toContain(script);
    });
  });

  describe('SQL in every field', () => {
    const STRINGS = [
      `' or '1'='1`,
      `'; drop table users; --`,
      `" union select * from users --`,
      `\\'; select pg_sleep(10) --`,
      `%' or username like '%`,
      `0); delete from sessions; --`,
    ];

    it('is stored as plain text', async () => {
      const kept = await signUp(test, { username: 'Little Bobby' });
      for (const [index, text] of STRINGS.entries()) {
        const email = `bobby${index}@example.org`;
        const visitor = await signUp(test, { username: text, email, password: text });
        expect(visitor.user.username).toBe(text);
        const wrong = [
          await login(text, `${text}x`),
          await login('Little Bobby', text),
          await login(text.replace('or', 'OR '), 'a good password'),
          await post(test.visitor(), '/api/request-password-reset', { email: text }),
          await post(test.visitor(), '/api/verify-reset-code', { email, code: text }),
          await post(test.visitor(), '/api/feedback', { message: text, guestEmail: text }),
          await visitor.request({ method: 'DELETE', url: `/api/sessions/${encodeURIComponent(text)}` }),
          await post(visitor, '/api/user/update', { username: text, email: text }),
        ];
        for (const { statusCode } of wrong) {
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
        }
        expect((await post(visitor, '/api/feedback', { message: text })).statusCode).toBe(200);
        const stolen = test.visitor();
        stolen.cookies.set(COOKIE, text);
        expect((await get(stolen, '/api/user')).statusCode).toBe(401);
        expect((await login(text, text)).statusCode).toBe(200);
      }
      expect((await get(kept, '/api/user')).json()).toEqual(kept.user);
    });
  });

  describe('headers in mail', () => {
    it.each([
      [
        '/api/auth/register',
        { username: 'fine', password: 'a good one', email: 'a@b.co\r\nBcc: v@example.org' },
      ],
      [
        '/api/auth/register',
        { username: 'x\r\nBcc: v@example.org', password: 'a good one', email: 'a@b.co' },
      ],
      ['/api/auth/register', { username: 'fine', password: 'a good one', email: 'a@b.co,v@example.org' }],
      ['/api/request-password-reset', { email: 'a@b.co\nBcc: v@example.org' }],
      ['/api/feedback', { message: 'x', guestEmail: 'a@b.co\r\nBcc: v@example.org' }],
      ['/api/feedback', { message: 'x', guestEmail: 'a@b.co, v@example.org' }],
    ])('%s refuses an address or a name with %j', async (url, payload) => {
      expect((await post(test.visitor(), url, payload)).statusCode).toBe(400);
    });

    it('an invalid address does not become a header of the mail to support', async () => {
      const supported = await openTestApp({
        db: test.db,
        mailTransport: mailbox,
        env: { SUPPORT_EMAIL: 'support@example.org' },
      });
      const payload = { message: 'x', guestEmail: '"a"<victim@example.org>' };
      expect((await post(supported.visitor(), '/api/feedback', payload)).statusCode).toBe(200);
      const [mail] = await mailTo(supported, mailbox, 'support@example.org');
      expect(mail?.replyTo).toBeUndefined();
    });
  });
});
