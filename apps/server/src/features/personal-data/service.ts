import { ACCOUNT_MESSAGES, type PersonalData, type User } from '@speak-it-now/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { AccountsRepository } from '../accounts/repository.ts';
import type { PersonalDataPart } from './parts.ts';

export interface PersonalDataDeps {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly parts: readonly PersonalDataPart[];
  /**
   * Run before an account is deleted, like ending its subscription at the payment provider. One that throws keeps
   * the account: nobody is charged for an account that is gone.
   */
  readonly beforeDeletion: readonly ((user: User) => Promise<void>)[];
  readonly now: () => number;
}

/** The right to a copy of everything kept about a person, and to have all of it erased (GDPR articles 15, 17, 20). */
export class PersonalDataService {
  constructor(private readonly deps: PersonalDataDeps) {}

  /** @throws AppError 'unauthenticated' when the account is gone. */
  async export(userId: string): Promise<PersonalData> {
    const account = await this.#account(userId);
    const parts: Record<string, unknown> = {};
    for (const part of this.deps.parts) parts[part.name] = await part.collect(account);
    return { exportedAt: new Date(this.deps.now()).toISOString(), account, ...parts };
  }

  /** @throws what a hook of beforeDeletion throws; then nothing was deleted. */
  async erase(userId: string): Promise<void> {
    const account = await this.#account(userId);
    for (const prepare of this.deps.beforeDeletion) await prepare(account);
    await this.deps.db.transaction().execute(async (transaction) => {
      for (const part of this.deps.parts) await part.erase?.(account, transaction);
      await this.deps.accounts.delete(userId, transaction);
    });
  }

  async #account(userId: string): Promise<User> {
    const account = await this.deps.accounts.user(userId, this.deps.now());
    if (!account) throw new AppError('unauthenticated', ACCOUNT_MESSAGES.signInNeeded);
    return account;
  }
}
