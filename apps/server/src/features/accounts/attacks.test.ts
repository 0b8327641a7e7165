import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { createQueryId } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post, signUp } from '../../../test/accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { type Mailbox, mailTo, makeMailbox, otherCode, resetCodeFor } from '../../../test/mailbox.ts';
import { recordingUpload } from '../../../test/upload.ts';
import type { Db } from '../../db/database.ts';
import { PasswordHasher } from './password-hasher.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const FAST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
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
  ['POST', '/api/consent', { version: '1.0', accepted: true }],
  ['POST', '/api/feedback', { message: 'spam', guestEmail: 's@example.org' }],
  ['POST', '/api/delete-account-and-cancel', undefined],
  ['DELETE', '/api/sessions', undefined],
] as const;

describeEachDatabase('attacks on accounts', (database) => {
  let test: TestApp;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = makeMailbox();
    test = await buildTestApp({ db: database().db, mailTransport: mailbox });
  });
  afterAll(() => test.close());

  const login = (username: string, password: string, address?: string) =>
    post(test.visitor(address === undefined ? {} : { address }), '/api/auth/login', { username, password });

  describe('credential stuffing', () => {
    it('an account allows few guesses an hour from any number of addresses, and then lets its owner in', async () => {
      const { user, password } = await signUp(test);
      const endMs = test.clock.nowMs + HOUR_MS;
      let guesses = 0;
      while (test.clock.nowMs < endMs) {
        const response = await login(user.username, `guess number ${guesses}`);
        if (response.statusCode === 401) guesses += 1;
        else test.clock.nowMs += Number(response.headers['retry-after']) * SECOND_MS;
      }
      expect(guesses).toBeLessThan(20);
      const refused = await login(user.username, password);
      if (refused.statusCode === 429) {
        test.clock.nowMs += Number(refused.headers['retry-after']) * SECOND_MS;
      }
      expect((await login(user.username, password)).statusCode).toBe(200);
    });

    it('simultaneous guesses are limited like consecutive ones', async () => {
      const { user } = await signUp(test);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => login(user.username, `guess number ${index}`)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    });

    it('an address that tries many names is slowed down on all servers, whether the names exist or not', async () => {
      const env = { SESSION_SECRET: 'one secret for all the servers of a site' };
      const servers = [
        await buildTestApp({ db: database().db, env }),
        await buildTestApp({ db: database().db, env }),
      ] as const;
      const statuses = [];
      for (let tried = 0; tried < 40; tried++) {
        const visitor = servers[tried % 2 === 0 ? 0 : 1].visitor({ address: '203.0.113.5' });
        const payload = { username: `leaked name ${tried}`, password: 'password1' };
        statuses.push((await post(visitor, '/api/auth/login', payload)).statusCode);
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
      expect(statuses.slice(30)).toEqual(Array(10).fill(429));
      for (const server of servers) await server.close();
    });

    it('right passwords are never slowed down, even for a school behind one address', async () => {
      const pupils = [];
      for (let pupil = 0; pupil < 40; pupil++) pupils.push(await signUp(test));
      for (const { user, password } of pupils) {
        expect((await login(user.username, password, '203.0.113.6')).statusCode).toBe(200);
      }
    });
  });

  describe('session fixation', () => {
    it('a token planted before the login is not used, and an earlier session ends', async () => {
      const { user, password } = await signUp(test);
      const planted = 'A'.repeat(43);
      const victim = test.visitor();
      victim.cookies.set(COOKIE, planted);
      await post(victim, '/api/auth/login', { username: user.username, password });
      const first = victim.cookies.get(COOKIE);
      expect(first).not.toBe(planted);
      await post(victim, '/api/auth/login', { username: user.username, password });
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
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'forbidden-origin' });
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
      const response = await visitor.request({
        method: 'POST',
        url: '/api/logout',
        headers: { host: 'learn.example', origin: 'https://learn.example', 'sec-fetch-site': 'same-origin' },
      });
      expect(response.statusCode).toBe(200);
    });
  });

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

  describe('finding out from an answer or its timing who has an account', () => {
    it('login does the same work for an unknown name', async () => {
      const { user } = await signUp(test);
      const watched = await watch(database().db);
      const answers = [];
      for (const username of [user.username, 'a name nobody has']) {
        answers.push(await watched.work('/api/auth/login', { username, password: 'wrong password' }));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 401, verified: 1 });
      expect(answers[0]?.statements.join()).toContain('"username_key" =');
      await watched.close();
    });

    it('registering does the same work for a taken username as for a taken e-mail, and hashes first', async () => {
      const { user } = await signUp(test);
      const watched = await watch(database().db);
      const password = 'a good password';
      const byName = { username: user.username, email: 'free@example.org', password };
      const byEmail = { username: 'a free name', email: user.email, password };
      const answers = [
        await watched.work('/api/auth/register', byName),
        await watched.work('/api/auth/register', byEmail),
      ];
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 409, hashed: 1 });
      await watched.close();
    });

    it('PWD-18 asking for a code, checking one and using one do the same work for an unknown e-mail', async () => {
      const { user } = await signUp(test);
      const watched = await watch(database().db);
      const work = async (email: string) => [
        await watched.work('/api/request-password-reset', { email }),
        await watched.work('/api/verify-reset-code', { email, code: '123456' }),
        await watched.work('/api/reset-password-with-code', {
          email,
          code: '123456',
          newPassword: 'a new password',
        }),
      ];
      const known = await work(user.email);
      expect(await work('nobody-knows@example.org')).toEqual(known);
      expect(known.map(({ status }) => status)).toEqual([200, 400, 400]);
      expect(known.flatMap(({ statements }) => statements).join()).toContain('update "reset_codes"');
      await watched.close();
    });
  });

  describe('guessing reset codes across resets', () => {
    it('a week of new codes allows fewer than 25 guesses, each with a chance of one in a million', async () => {
      const { user } = await signUp(test);
      const { email } = user;
      const endMs = test.clock.nowMs + 7 * DAY_MS;
      let guesses = 0;
      while (test.clock.nowMs < endMs) {
        await post(test.visitor(), '/api/request-password-reset', { email });
        const code = await resetCodeFor(test, mailbox, email);
        let waitMs = 15 * 60 * SECOND_MS;
        for (let tried = 0; tried < 5; tried++) {
          const payload = { email, code: otherCode(code) };
          const response = await post(test.visitor(), '/api/verify-reset-code', payload);
          if (response.statusCode === 400) guesses += 1;
          else waitMs = Number(response.headers['retry-after']) * SECOND_MS;
        }
        test.clock.nowMs += waitMs;
      }
      expect(guesses).toBeGreaterThan(9);
      expect(guesses).toBeLessThan(25);
    });

    it('an owner who mistypes the code can still use it', async () => {
      const { user } = await signUp(test);
      await post(test.visitor(), '/api/request-password-reset', { email: user.email });
      const code = await resetCodeFor(test, mailbox, user.email);
      for (let tried = 0; tried < 4; tried++) {
        await post(test.visitor(), '/api/verify-reset-code', { email: user.email, code: otherCode(code) });
      }
      const payload = { email: user.email, code, newPassword: 'remembered now' };
      expect((await post(test.visitor(), '/api/reset-password-with-code', payload)).statusCode).toBe(200);
      expect((await login(user.username, 'remembered now')).statusCode).toBe(200);
    });
  });

  describe('locking the owner out', () => {
    it('wrong codes from elsewhere do not stop the owner from using a new code and logging in', async () => {
      const owner = await signUp(test);
      const { email, username } = owner.user;
      await post(owner, '/api/request-password-reset', { email });
      for (let tried = 0; tried < 30; tried++) {
        await post(test.visitor(), '/api/verify-reset-code', { email, code: '000000' });
      }
      const code = await resetCodeFor(test, mailbox, email);
      for (let tried = 0; tried < 30; tried++) {
        await post(test.visitor(), '/api/verify-reset-code', { email, code: otherCode(code) });
      }
      expect((await post(owner, '/api/verify-reset-code', { email, code })).statusCode).toBe(200);
      const payload = { email, code, newPassword: 'remembered now' };
      expect((await post(owner, '/api/reset-password-with-code', payload)).statusCode).toBe(200);
      expect(
        (await post(owner, '/api/auth/login', { username, password: 'remembered now' })).statusCode,
      ).toBe(200);
    });

    it('PWD-17 the network that asked for a code has five tries, and five more with the next code', async () => {
      const owner = await signUp(test);
      const { email } = owner.user;
      const verify = (code: string) => post(owner, '/api/verify-reset-code', { email, code });
      await post(owner, '/api/request-password-reset', { email });
      const code = await resetCodeFor(test, mailbox, email);
      for (let tried = 0; tried < 5; tried++) {
        expect((await verify(otherCode(code))).json()).toMatchObject({ code: 'reset-code-wrong' });
      }
      expect((await verify(code)).json()).toMatchObject({ code: 'reset-code-wrong' });
      await post(owner, '/api/request-password-reset', { email });
      expect((await verify(await resetCodeFor(test, mailbox, email))).statusCode).toBe(200);
    });

    it('wrong passwords from elsewhere do not lock the owner out of a network where the account was used', async () => {
      const owner = await signUp(test);
      const { username } = owner.user;
      const right = { username, password: owner.password };
      expect((await post(owner, '/api/auth/login', right)).statusCode).toBe(200);
      for (let tried = 0; tried < 10; tried++) {
        await post(test.visitor(), '/api/auth/login', { username, password: 'wrong password' });
      }
      expect((await post(test.visitor(), '/api/auth/login', right)).statusCode).toBe(429);
      expect((await post(owner, '/api/auth/login', right)).statusCode).toBe(200);
    });
  });

  describe('a reset code from before the account changed hands', () => {
    const CHANGES = [
      ['another e-mail', '/api/user/update', { email: 'bought@example.org' }],
      ['another password', '/api/user/change-password', { newPassword: 'a new owner' }],
    ] as const;
    it.each(CHANGES)('is invalidated by %s', async (_what, url, change) => {
      const seller = await signUp(test);
      const { email, username } = seller.user;
      await post(seller, '/api/request-password-reset', { email });
      const code = await resetCodeFor(test, mailbox, email);
      const payload = { username, email, ...change, currentPassword: seller.password };
      expect((await post(seller, url, payload)).statusCode).toBe(200);
      for (const address of [email, 'bought@example.org']) {
        const stolen = { email: address, code, newPassword: 'stolen again' };
        expect((await post(seller, '/api/reset-password-with-code', stolen)).json()).toMatchObject({
          code: 'reset-code-wrong',
        });
      }
    });
  });

  it('API-39 new accounts of one network share its free attempts; an account of a week has its own', async () => {
    const address = '198.51.100.78';
    const accounts: Awaited<ReturnType<typeof signUp>>[] = [];
    let scored = 0;
    for (let account = 0; account < 14; account++) {
      const visitor = await signUp(test, { address });
      accounts.push(visitor);
      for (let attempt = 0; attempt < 5; attempt++) {
        const response = await visitor.request(await recordingUpload());
        if (response.statusCode === 200) scored += 1;
        else expect(response.json()).toMatchObject({ code: 'attempts-used-up' });
      }
    }
    expect(scored).toBe(60);
    const last = accounts.at(-1)!;
    expect((await last.request(await recordingUpload())).json().message).toContain('Come back tomorrow');
    test.clock.nowMs += 7 * DAY_MS;
    for (const visitor of accounts) {
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await visitor.request(await recordingUpload())).statusCode).toBe(200);
      }
    }
  });

  it('registrations of one network share a limit, whichever of the two URLs they use', async () => {
    const address = '198.51.100.77';
    const register = (path: string, number: number) =>
      post(test.visitor({ address }), path, {
        username: `flood ${number}`,
        email: `flood${number}@example.org`,
        password: 'a good password',
      });
    for (let number = 0; number < 60; number++) {
      const path = number % 2 === 0 ? '/api/auth/register' : '/api/auth/register-db';
      expect((await register(path, number)).statusCode).toBe(201);
    }
    for (const path of ['/api/auth/register', '/api/auth/register-db']) {
      expect((await register(path, 60)).statusCode).toBe(429);
    }
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
      const supported = await buildTestApp({
        db: database().db,
        mailTransport: mailbox,
        env: { SUPPORT_EMAIL: 'support@example.org' },
      });
      const payload = { message: 'x', guestEmail: '"a"<victim@example.org>' };
      expect((await post(supported.visitor(), '/api/feedback', payload)).statusCode).toBe(200);
      const [mail] = await mailTo(supported, mailbox, 'support@example.org');
      expect(mail?.replyTo).toBeUndefined();
      await supported.close();
    });
  });

  describe('10,000 logins at once', () => {
    it('all but a short queue are refused before any work, and other pages still answer', async () => {
      let open = () => {};
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      class HeldHasher extends PasswordHasher {
        override async verify(hash: string | undefined, password: string): Promise<boolean> {
          await gate;
          return super.verify(hash, password);
        }
      }
      const held = await buildTestApp({
        db: database().db,
        passwords: new HeldHasher({ parameters: FAST, threads: 2, maxWaiting: 40 }),
      });
      const reader = await signUp(held);
      const before = await rateLimitRows(database().db);
      let refused = 0;
      const logins = Array.from({ length: 10_000 }, async (_, index) => {
        const visitor = held.visitor();
        const payload = { username: `nobody ${index}`, password: 'wrong password' };
        const response = await post(visitor, '/api/auth/login', payload);
        if (response.statusCode === 503) refused += 1;
        return response;
      });
      // Nothing has been hashed yet, so the logins did not delay this answer.
      while (refused < 10_000 - 42) await new Promise((resolve) => setImmediate(resolve));
      expect((await get(reader, '/api/user')).json()).toEqual(reader.user);
      expect((await get(held.visitor(), '/healthz')).statusCode).toBe(200);
      expect(await rateLimitRows(database().db)).toBeLessThanOrEqual(before + 42);
      open();
      const answers = await Promise.all(logins);
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(42);
      const turnedAway = answers.find(({ statusCode }) => statusCode === 503);
      expect(turnedAway?.headers['retry-after']).toBe('5');
      expect(turnedAway?.json()).toEqual({
        message: 'Many people are logging in right now. Wait a few seconds and try again.',
        code: 'busy',
        key: 'many-logins',
      });
      const { username } = reader.user;
      const after = await post(held.visitor(), '/api/auth/login', { username, password: reader.password });
      expect(after.statusCode).toBe(200);
      await held.close();
    }, 60_000);
  });
});

async function rateLimitRows(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('rate_limits')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An app that records the work of a request: each database statement, each password hashed or compared. */
async function watch(db: Db) {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(db.getExecutor().compileQuery(node as RootOperationNode, createQueryId()).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  let hashed = 0;
  let verified = 0;
  class CountingHasher extends PasswordHasher {
    override hash(password: string) {
      hashed += 1;
      return super.hash(password);
    }
    override verify(hash: string | undefined, password: string) {
      verified += 1;
      return super.verify(hash, password);
    }
  }
  const app = await buildTestApp({
    db: db.withPlugin(recorder),
    passwords: new CountingHasher({ parameters: FAST }),
  });
  // The queue would work on after the answer, and that work must not be counted.
  await app.app.mail.stop();
  return {
    async work(url: string, payload: object) {
      statements.length = 0;
      hashed = 0;
      verified = 0;
      const { statusCode, body } = await post(app.visitor(), url, payload);
      return { status: statusCode, body, hashed, verified, statements: [...statements] };
    },
    close: () => app.close(),
  };
}
