import type { Db } from '../db/database.ts';
import type { DataOwner, PersonalDataPart } from '../personal-data-part.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An account's use of outside services today. */
export function budgetsPart(db: Db): PersonalDataPart {
  const keyOf = ({ id }: DataOwner) => `user:${id}`;
  return {
    name: 'outsideServices',
    async collect(owner) {
      const rows = await db
        .selectFrom('service_budgets')
        .selectAll()
        .where('key', '=', keyOf(owner))
        .execute();
      return rows.map(({ budget, day, used }) => ({
        kind: budget,
        day: new Date(day * DAY_MS).toISOString().slice(0, 10),
        used,
      }));
    },
    async erase(owner, transaction) {
      await transaction.deleteFrom('service_budgets').where('key', '=', keyOf(owner)).execute();
    },
  };
}
