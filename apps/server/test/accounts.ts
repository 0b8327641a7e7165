import type { User } from '@speak-it-now/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp, TestVisitor } from './app.ts';
import { makePremium } from './premium.ts';

let accounts = 0;

export interface SignedInVisitor extends TestVisitor {
  readonly user: User;
  readonly password: string;
}

/** A browser with a new account, signed in through the API. */
export async function signUp(
  test: TestApp,
  given: { username?: string; email?: string; password?: string; address?: string } = {},
): Promise<SignedInVisitor> {
  accounts += 1;
  const {
    username = `learner ${accounts}`,
    email = `learner${accounts}@example.org`,
    password = 'a good password',
    address,
  } = given;
  const visitor = test.visitor(address === undefined ? {} : { address });
  const response = await post(visitor, '/api/auth/register', { username, email, password });
  expect(response.statusCode, response.body).toBe(201);
  return Object.assign(visitor, { user: response.json() as User, password });
}

export async function signUpPremium(test: TestApp): Promise<SignedInVisitor> {
  const visitor = await signUp(test);
  await makePremium(test.db, visitor.user.id);
  return visitor;
}

type Headers = Readonly<Record<string, string>>;

export const post = (visitor: TestVisitor, url: string, payload?: object | string, headers: Headers = {}) =>
  visitor.request({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });

export const get = (visitor: TestVisitor, url: string, headers: Headers = {}) =>
  visitor.request({ method: 'GET', url, headers });

/** Compared at once, so that a failed test shows the body of an unexpected status. */
export const answerOf = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  body: response.json(),
});

export const logIn = (visitor: TestVisitor, username: string, password: string) =>
  post(visitor, '/api/auth/login', { username, password });
