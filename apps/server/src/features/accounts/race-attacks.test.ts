import { describe, expect, it } from 'vitest';
import { get, logIn, post, signUp } from '../../../test/accounts.ts';
import { FAST_ARGON2 } from '../../../test/app.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { makeMailbox, resetCodeFor } from '../../../test/mailbox.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Lets a test act between the comparison of a password and what follows. */
class PausedHasher extends PasswordHasher {
  /** Runs once, after the next comparison. */
  afterNext: (() => Promise<unknown>) | undefined;

  override async verify(hash: string | undefined, password: string): Promise<boolean> {
    const isRight = await super.verify(hash, password);
    const act = this.afterNext;
    this.afterNext = undefined;
    await act?.();
    return isRight;
  }
}

describeEachDatabase('a password that changes while it is used', (database) => {
  const mailbox = makeMailbox();
  const passwords = new PausedHasher({ parameters: FAST_ARGON2 });
  const test = useTestApp(database, { mailTransport: mailbox, passwords });
  const NEW = 'a better password';

  describe.each(['change', 'reset'] as const)('by a %s', (way) => {
    async function replacePassword(owner: Awaited<ReturnType<typeof signUp>>) {
      const { email } = owner.user;
      if (way === 'change') {
        const payload = { currentPassword: owner.password, newPassword: NEW };
        return (await post(owner, '/api/user/change-password', payload)).statusCode;
      }
      await post(owner, '/api/request-password-reset', { email });
      const code = await resetCodeFor(test, mailbox, email);
      return (await post(owner, '/api/reset-password-with-code', { email, code, newPassword: NEW }))
        .statusCode;
    }

    it('starts no session for a login with the old one', async () => {
      const owner = await signUp(test);
      const thief = test.visitor();
      passwords.afterNext = async () => expect(await replacePassword(owner)).toBe(200);
      const login = await logIn(thief, owner.user.username, owner.password);
      expect(login.json()).toMatchObject({ code: 'credentials-wrong' });
      expect((await get(thief, '/api/user')).statusCode).toBe(401);
      expect((await logIn(thief, owner.user.username, NEW)).statusCode).toBe(200);
    });

    it('changes neither e-mail nor password for a request with the old one', async () => {
      for (const [url, change] of [
        ['/api/user/update', { email: 'stolen@example.org' }],
        ['/api/user/change-password', { newPassword: 'stolen password' }],
      ] as const) {
        const owner = await signUp(test);
        const { username, email } = owner.user;
        const thief = test.visitor();
        await logIn(thief, username, owner.password);
        passwords.afterNext = async () => expect(await replacePassword(owner)).toBe(200);
        const payload = { username, email, currentPassword: owner.password, ...change };
        expect((await post(thief, url, payload)).json()).toMatchObject({ code: 'current-password-wrong' });
        const login = await logIn(owner, username, NEW);
        expect(login.json()).toMatchObject({ email });
      }
    });
  });

  it('of many simultaneous changes exactly one succeeds', async () => {
    const owner = await signUp(test);
    const changes = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const newPassword = `new password ${number}`;
        const payload = { currentPassword: owner.password, newPassword };
        const { statusCode } = await post(owner, '/api/user/change-password', payload);
        return { statusCode, newPassword };
      }),
    );
    const changed = changes.filter(({ statusCode }) => statusCode === 200);
    expect(changed).toHaveLength(1);
    expect((await logIn(owner, owner.user.username, changed[0]!.newPassword)).statusCode).toBe(200);
  });

  it('does not refuse a login during which the same password was hashed anew', async () => {
    const owner = await signUp(test);
    passwords.afterNext = async () => {
      await test.db
        .updateTable('users')
        .set({ passwordHash: await passwords.hash(owner.password) })
        .where('id', '=', owner.user.id)
        .execute();
    };
    expect((await logIn(test.visitor(), owner.user.username, owner.password)).statusCode).toBe(200);
  });
});
