import { describe, expect, it } from 'vitest';
import { post, signUp } from '../../../test/accounts.ts';
import { FAST_ARGON2 } from '../../../test/app.ts';
import { describeEachApp, openTestApp } from '../../../test/use-test-app.ts';
import { watchQueries } from '../../../test/watched-queries.ts';
import type { Db } from '../../db/database.ts';
import { PasswordHasher } from './password-hasher.ts';

describeEachApp('enumeration of accounts', (test) => {
  describe('finding out from an answer or its timing who has an account', () => {
    it('login does the same work for an unknown name', async () => {
      const { user } = await signUp(test);
      const watched = await watch(test.db);
      const answers = [];
      for (const username of [user.username, 'a name nobody has']) {
        answers.push(await watched.work('/api/auth/login', { username, password: 'wrong password' }));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 401, verified: 1 });
      expect(answers[0]?.statements.join()).toContain('"username_key" =');
    });

    it('registering does the same work for a taken username as for a taken e-mail, and hashes first', async () => {
      const { user } = await signUp(test);
      const watched = await watch(test.db);
      const password = 'a good password';
      const byName = { username: user.username, email: 'free@example.org', password };
      const byEmail = { username: 'a free name', email: user.email, password };
      const answers = [
        await watched.work('/api/auth/register', byName),
        await watched.work('/api/auth/register', byEmail),
      ];
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 409, hashed: 1 });
    });

    it('PWD-18 asking for a code, checking one and using one do the same work for an unknown e-mail', async () => {
      const { user } = await signUp(test);
      const watched = await watch(test.db);
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
    });
  });
});

/** An app that records the work of a request: each database statement, each password hashed or compared. */
async function watch(db: Db) {
  const watched = watchQueries(db);
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
  const app = await openTestApp({
    db: watched.db,
    passwords: new CountingHasher({ parameters: FAST_ARGON2 }),
  });
  // The queue would work on after the answer, and that work must not be counted.
  await app.app.mail.stop();
  return {
    async work(url: string, payload: object) {
      watched.nodes.length = 0;
      hashed = 0;
      verified = 0;
      const { statusCode, body } = await post(app.visitor(), url, payload);
      const statements = watched.nodes.map(
        (node) => db.getExecutor().compileQuery(node, { queryId: 'watched' }).sql,
      );
      return { status: statusCode, body, hashed, verified, statements };
    },
  };
}
