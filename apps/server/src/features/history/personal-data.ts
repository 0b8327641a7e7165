import type { Db } from '../../db/database.ts';
import type { PersonalDataPart } from '../personal-data/parts.ts';
import type { HistoryRepository } from './repository.ts';

/** What the history keeps of a person. All of it is deleted with the account's row. */
export function historyParts(db: Db, history: HistoryRepository): readonly PersonalDataPart[] {
  return [
    {
      name: 'history',
      async collect({ id }) {
        const attempts = [];
        for await (const attempt of history.allAttempts(id)) attempts.push(attempt);
        return attempts;
      },
    },
    {
      name: 'sounds',
      collect: async ({ id }) => ({
        phones: await history.phoneStats(id),
        confusions: await history.confusions(id),
      }),
    },
    {
      name: 'bestScores',
      async collect({ id }) {
        const rows = await db.selectFrom('history_best').selectAll().where('user_id', '=', id).execute();
        return rows.map((row) => ({
          language: row.language,
          term: row.term,
          accuracy: row.accuracy,
          attempts: row.attempts,
        }));
      },
    },
    {
      name: 'dailyGoal',
      async collect({ id }) {
        const row = await db
          .selectFrom('daily_goals')
          .select('attempts')
          .where('user_id', '=', id)
          .executeTakeFirst();
        return row ? { attempts: row.attempts } : null;
      },
    },
  ];
}
