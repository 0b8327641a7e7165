import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_MESSAGES,
  type ChangePasswordRequest,
  type LoginRequest,
  type ProfileUpdate,
  type RegisterRequest,
  type User,
} from '@speak-it-now/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { guardKey, identityKey } from '../../identity.ts';
import { emailChangedMail, passwordChangedMail } from '../../mail/messages.ts';
import type { MailQueue } from '../../mail/queue.ts';
import { endOtherSessions } from '../sessions/repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { type AccountsRepository, setPassword } from './repository.ts';
import type { Guard, Throttle, ThrottlePolicy } from './throttle.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** About 20 wrong passwords for one account in the first hour, four an hour from then on. */
const PER_ACCOUNT: ThrottlePolicy = {
  freeTries: 5,
  firstDelayMs: 2 * SECOND_MS,
  maxDelayMs: 15 * MINUTE_MS,
  forgetAfterMs: 24 * HOUR_MS,
};
/** Wider, because a school or an office is one address. */
const PER_ADDRESS: ThrottlePolicy = { ...PER_ACCOUNT, freeTries: 30 };

export interface AccountsDeps {
  readonly db: Db;
  readonly repository: AccountsRepository;
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
  readonly mail: MailQueue;
  /** Keys the hashes under which tries are counted. */
  readonly secret: string;
  readonly now: () => number;
}

export class AccountsService {
  constructor(private readonly deps: AccountsDeps) {}

  /** @throws AppError 'conflict' for a username or e-mail somebody has, after the same work as for a free one. */
  async register({ username, email, password }: RegisterRequest): Promise<User> {
    const { repository, passwords, now } = this.deps;
    const id = randomUUID();
    const passwordHash = await passwords.hash(password);
    const isNew = await repository.insert({ id, username, email, passwordHash }, now());
    if (!isNew) throw new AppError('conflict', ACCOUNT_MESSAGES.identityTaken);
    return this.user(id);
  }

  /**
   * @param address keyed hash of the network that asks.
   * @throws AppError 'credentials-wrong', the same and after the same work whether the account exists or not;
   * 'rate-limited' after too many wrong tries.
   */
  async login({ username, password }: LoginRequest, address: string): Promise<User> {
    const { repository, passwords, throttle } = this.deps;
    const taken = await throttle.take([
      { key: this.#accountKey(username), policy: PER_ACCOUNT },
      this.#addressGuard(address),
    ]);
    const account = await repository.credentialsByUsername(username);
    if (!(await passwords.verify(account?.password_hash, password)) || !account) {
      throw new AppError('credentials-wrong', ACCOUNT_MESSAGES.credentialsWrong);
    }
    await throttle.giveBack(taken);
    await throttle.forget([this.#accountKey(username)]);
    if (passwords.isOutdated(account.password_hash)) {
      await repository.replaceHash(account.id, account.password_hash, await passwords.hash(password));
    }
    return this.user(account.id);
  }

  /** @throws AppError 'unauthenticated' when the account is gone. */
  async user(id: string): Promise<User> {
    const user = await this.deps.repository.user(id, this.deps.now());
    if (!user) throw new AppError('unauthenticated', ACCOUNT_MESSAGES.signInNeeded);
    return user;
  }

  /** @throws AppError 'conflict' for a username or e-mail somebody else has. */
  async updateProfile(id: string, { username, email }: ProfileUpdate): Promise<User> {
    const { repository, mail } = this.deps;
    const before = await this.user(id);
    if (!(await repository.setIdentity(id, username, email))) {
      throw new AppError('conflict', ACCOUNT_MESSAGES.identityTaken);
    }
    if (identityKey(before.email) !== identityKey(email)) {
      // To the old address: its owner must hear of it when it was not them.
      await mail.enqueue(emailChangedMail({ to: before.email, username, newEmail: email }), { userId: id });
    }
    return this.user(id);
  }

  /**
   * Ends every other session of the account.
   * @throws AppError 'credentials-wrong' for a wrong current password; 'rate-limited' after too many of them.
   */
  async changePassword(
    id: string,
    sessionId: string,
    { currentPassword, newPassword }: ChangePasswordRequest,
  ): Promise<void> {
    const { db, repository, passwords, throttle, mail, now } = this.deps;
    const account = await repository.credentialsById(id);
    if (!account) throw new AppError('unauthenticated', ACCOUNT_MESSAGES.signInNeeded);
    const taken = await throttle.take([{ key: this.#accountKey(account.username), policy: PER_ACCOUNT }]);
    if (!(await passwords.verify(account.password_hash, currentPassword))) {
      throw new AppError('current-password-wrong', ACCOUNT_MESSAGES.currentPasswordWrong);
    }
    await throttle.giveBack(taken);
    const passwordHash = await passwords.hash(newPassword);
    await db.transaction().execute(async (transaction) => {
      await setPassword(transaction, id, passwordHash, now());
      await endOtherSessions(transaction, id, sessionId);
      await mail.enqueue(passwordChangedMail({ to: account.email, username: account.username }), {
        userId: id,
        transaction,
      });
    });
    mail.wake();
  }

  /** Under which the wrong tries for this account are counted. */
  guardKeysOf(username: string): string[] {
    return [this.#accountKey(username)];
  }

  #accountKey(username: string): string {
    return guardKey(this.deps.secret, 'login', identityKey(username));
  }

  #addressGuard(address: string): Guard {
    return { key: `login-address:${address}`, policy: PER_ADDRESS };
  }
}
