import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post, signUp } from '../../../test/accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { describeEachDatabase } from '../../../test/databases.ts';

describeEachDatabase('accounts', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ db: database().db });
  });
  afterAll(() => test.close());

  const newcomer = (username: string) => ({
    username,
    email: `${username.replaceAll(' ', '.')}@example.org`,
    password: 'correct horse',
  });

  describe('registering', () => {
    it.each(['/api/auth/register', '/api/auth/register-db'])(
      'API-21 API-24 API-25 AUTH-22 %s answers the user and signs in',
      async (path) => {
        const visitor = test.visitor();
        const username = path.endsWith('db') ? 'Secure Sam' : 'Plain Pat';
        const response = await post(visitor, path, newcomer(username));
        expect(response.statusCode).toBe(201);
        expect((await get(visitor, '/api/user')).json()).toEqual(response.json());
      },
    );

    it('AUTH-34..46 a new user has every field with its default, and the password in no answer', async () => {
      const { user } = await signUp(test, { username: 'Ada L', email: 'Ada@Example.org' });
      expect(user).toEqual({
        id: expect.any(String),
        username: 'Ada L',
        email: 'Ada@Example.org',
        stripeCustomerId: null,
        stripeSubscriptionId: null,
        subscriptionStatus: null,
        subscriptionTier: 'free',
        createdAt: '2026-03-01T12:00:00.000Z',
        lastActive: '2026-03-01T12:00:00.000Z',
        wordsLearned: 0,
        daysStreak: 0,
      });
    });
  });

  describe('logging in and out', () => {
    it.each([
      ['/api/auth/login', '/api/logout'],
      ['/api/auth/login-db', '/api/auth/logout'],
    ])('API-19 API-23 API-26 API-27 API-28 AUTH-20 AUTH-23 %s and %s', async (login, logout) => {
      const { user, password } = await signUp(test);
      const visitor = test.visitor();
      const response = await post(visitor, login, { username: user.username, password });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(user);
      for (const path of ['/api/user', '/api/auth/me']) {
        expect((await get(visitor, path)).json()).toEqual(user);
      }
      const cookies = Object.fromEntries(visitor.cookies);
      expect((await post(visitor, logout)).statusCode).toBe(200);
      expect((await get(visitor, '/api/user')).statusCode).toBe(401);
      const replay = await test.visitor().request({ method: 'GET', url: '/api/user', cookies });
      expect(replay.statusCode).toBe(401);
    });

    it('API-20 AUTH-18 wrong credentials are answered with one sentence', async () => {
      const { user } = await signUp(test);
      for (const username of [user.username, 'nobody here']) {
        const response = await post(test.visitor(), '/api/auth/login', {
          username,
          password: 'not this one',
        });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({
          message: 'Invalid username or password',
          code: 'credentials-wrong',
        });
      }
    });
  });
});
