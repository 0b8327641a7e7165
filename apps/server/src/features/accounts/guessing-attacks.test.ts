import { DAY_MS, HOUR_MS, SECOND_MS } from '@speak-it-now/contract';
import { describe, expect, it } from 'vitest';
import { logIn, post, signUp } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { mailTo, makeMailbox, otherCode, resetCodeFor } from '../../../test/mailbox.ts';
import { openTestApp, useTestApp } from '../../../test/use-test-app.ts';

describeEachDatabase('guessing of passwords and reset codes', (database) => {
  const mailbox = makeMailbox();
  const test = useTestApp(database, { mailTransport: mailbox });

  const login = (username: string, password: string, address?: string) =>
    logIn(test.visitor(address === undefined ? {} : { address }), username, password);

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
        await openTestApp({ db: test.db, env }),
        await openTestApp({ db: test.db, env }),
      ] as const;
      const statuses = [];
      for (let tried = 0; tried < 40; tried++) {
        const visitor = servers[tried % 2 === 0 ? 0 : 1].visitor({ address: '203.0.113.5' });
        const payload = { username: `leaked name ${tried}`, password: 'password1' };
        statuses.push((await post(visitor, '/api/auth/login', payload)).statusCode);
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
      expect(statuses.slice(30)).toEqual(Array(10).fill(429));
    });

    it('right passwords are never slowed down, even for a school behind one address', async () => {
      const pupils = [];
      for (let pupil = 0; pupil < 40; pupil++) pupils.push(await signUp(test));
      for (const { user, password } of pupils) {
        expect((await login(user.username, password, '203.0.113.6')).statusCode).toBe(200);
      }
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
      expect((await logIn(owner, username, 'remembered now')).statusCode).toBe(200);
    });

    it('neither many requests for codes nor wrong codes from networks that asked keep the owner out', async () => {
      const owner = await signUp(test);
      const { email } = owner.user;
      const [asker, ...guessers] = Array.from({ length: 13 }, () => test.visitor());
      const attack = async () => {
        await post(asker!, '/api/request-password-reset', { email });
        for (const guesser of guessers) {
          await post(guesser, '/api/request-password-reset', { email });
          await post(guesser, '/api/verify-reset-code', { email, code: '000000' });
        }
        test.clock.nowMs += 0.4 * SECOND_MS;
      };
      for (let turn = 0; turn < 15; turn++) await attack();
      const mails = (await mailTo(test, mailbox, email)).length;
      expect((await post(owner, '/api/request-password-reset', { email })).statusCode).toBe(200);
      const code = await resetCodeFor(test, mailbox, email);
      for (let turn = 0; turn < 15; turn++) await attack();
      expect((await mailTo(test, mailbox, email)).length - mails).toBeLessThanOrEqual(1);
      const payload = { email, code, newPassword: 'remembered now' };
      expect((await post(owner, '/api/reset-password-with-code', payload)).statusCode).toBe(200);
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

    it.each([
      ['where the account was used', true],
      ['where it was created', false],
    ])('wrong passwords from elsewhere do not lock the owner out of a network %s', async (_where, isUsed) => {
      const creator = await signUp(test);
      const owner = isUsed ? test.visitor() : creator;
      const { username } = creator.user;
      const right = { username, password: creator.password };
      if (isUsed) expect((await post(owner, '/api/auth/login', right)).statusCode).toBe(200);
      for (let tried = 0; tried < 10; tried++) {
        await logIn(test.visitor(), username, 'wrong password');
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
});
