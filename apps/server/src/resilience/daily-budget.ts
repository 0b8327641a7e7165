import { DAY_MS } from '@speak-it-now/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PersonalDataPart } from '../personal-data-part.ts';
import { type Subject, userKey } from '../subject.ts';
import { ServiceFailure } from './service-failure.ts';

/** Limits of calls per day (UTC). */
export interface BudgetLimits {
  /** For one account or visitor. */
  readonly perSubject: number;
  /** For all visitors of one network together, because anyone can become a new visitor. */
  readonly perAddress: number;
  /** For all learners together: what the operator is willing to pay. */
  readonly total: number;
}

interface BudgetOptions {
  readonly db: Db;
  readonly now: () => number;
  /** The kind of service, like 'translation'. */
  readonly name: string;
  readonly limits: BudgetLimits;
}

/** Undoes `take`. */
export type GiveBack = () => Promise<void>;

/**
 * Counts the use of outside services by day. The count is in the database and increases before the call, so
 * simultaneous calls, even from several servers, cannot exceed the limit.
 */
export class DailyBudget {
  constructor(private readonly options: BudgetOptions) {}

  /** @throws ServiceFailure 'over-budget'; then nothing was counted. */
  async take(subject: Subject, cost = 1): Promise<GiveBack> {
    const { db, now, name } = this.options;
    const nowMs = now();
    const day = Math.floor(nowMs / DAY_MS);
    const shares = this.sharesOf(subject);
    await db.transaction().execute(async (transaction) => {
      // Always from the narrowest to the widest, so that two transactions cannot deadlock and the row that all of them
      // share is locked for the shortest time.
      for (const { key, limit } of shares) {
        const counted =
          cost <= limit &&
          (await transaction
            .insertInto('serviceBudgets')
            .values({ budget: name, key, day, used: cost })
            .onConflict((conflict) =>
              conflict
                .columns(['budget', 'key', 'day'])
                .doUpdateSet({ used: sql<number>`service_budgets.used + ${cost}` })
                .where('serviceBudgets.used', '<=', limit - cost),
            )
            .returning('used')
            .executeTakeFirst());
        if (!counted) {
          throw new ServiceFailure('over-budget', { retryAfterMs: (day + 1) * DAY_MS - nowMs });
        }
      }
    });
    return async () => {
      const keys = shares.map((share) => share.key);
      await db
        .updateTable('serviceBudgets')
        .set({ used: sql<number>`case when used > ${cost} then used - ${cost} else 0 end` })
        .where('budget', '=', name)
        .where('day', '=', day)
        .where('key', 'in', keys)
        .execute();
    };
  }

  private sharesOf({ key, address }: Subject): { key: string; limit: number }[] {
    const { perSubject, perAddress, total } = this.options.limits;
    return [
      { key, limit: perSubject },
      ...(address === null ? [] : [{ key: `address:${address}`, limit: perAddress }]),
      { key: 'all', limit: total },
    ];
  }
}

/** Deletes the counts of past days. */
export async function sweepBudgets(db: Db, now: () => number): Promise<void> {
  await db
    .deleteFrom('serviceBudgets')
    .where('day', '<', Math.floor(now() / DAY_MS))
    .execute();
}

/** An account's use of outside services today. */
export function budgetsPart(db: Db): PersonalDataPart {
  return {
    name: 'outsideServices',
    async collect({ id }) {
      const rows = await db.selectFrom('serviceBudgets').selectAll().where('key', '=', userKey(id)).execute();
      return rows.map(({ budget, day, used }) => ({
        kind: budget,
        day: new Date(day * DAY_MS).toISOString().slice(0, 10),
        used,
      }));
    },
    async erase({ id }, transaction) {
      await transaction.deleteFrom('serviceBudgets').where('key', '=', userKey(id)).execute();
    },
  };
}
