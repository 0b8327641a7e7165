import { phraseKey, type SavedPhrase } from '@speak-it-now/contract';
import type { Db } from '../../db/database.ts';

export class PhrasesRepository {
  constructor(private readonly db: Db) {}

  /** Last saved first. */
  of(userId: string): Promise<SavedPhrase[]> {
    return this.db
      .selectFrom('savedPhrases')
      .select(['source', 'target', 'sourceText', 'targetText', 'list', 'savedAtMs'])
      .where('userId', '=', userId)
      .orderBy('savedAtMs', 'desc')
      .orderBy('phraseKey')
      .execute();
  }

  /**
   * Saves the phrases; one that is already saved is changed.
   * @returns false, and nothing is saved, if the account would then keep more than `maximum`
   */
  save(userId: string, phrases: readonly SavedPhrase[], maximum: number): Promise<boolean> {
    const byKey = new Map(phrases.map((phrase) => [phraseKey(phrase), phrase]));
    return this.db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('savedPhrases')
          .values([...byKey].map(([key, phrase]) => ({ userId, phraseKey: key, ...phrase })))
          .onConflict((conflict) =>
            conflict.columns(['userId', 'phraseKey']).doUpdateSet((sql) => ({
              sourceText: sql.ref('excluded.sourceText'),
              targetText: sql.ref('excluded.targetText'),
              list: sql.ref('excluded.list'),
              savedAtMs: sql.ref('excluded.savedAtMs'),
            })),
          )
          .execute();
        const { count } = await transaction
          .selectFrom('savedPhrases')
          .select((sql) => sql.fn.countAll().as('count'))
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) > maximum) throw new TooManyPhrases();
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof TooManyPhrases) return false;
        throw error;
      });
  }

  async remove(userId: string, keys: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('savedPhrases')
      .where('userId', '=', userId)
      .where('phraseKey', 'in', keys)
      .execute();
  }
}

/** Rolls the transaction back. */
class TooManyPhrases extends Error {}
