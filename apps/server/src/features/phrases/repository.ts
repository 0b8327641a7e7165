import { phraseKey, type SavedPhrase } from '@speak-it-now/contract';
import type { TranslatedLanguage } from '@speak-it-now/languages';
import type { Db } from '../../db/database.ts';

/** The phrases that an account keeps. */
export class PhrasesRepository {
  constructor(private readonly db: Db) {}

  /** Last saved first. */
  async of(userId: string): Promise<SavedPhrase[]> {
    const rows = await this.db
      .selectFrom('saved_phrases')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('saved_at_ms', 'desc')
      .orderBy('phrase_key')
      .execute();
    return rows.map((row) => ({
      source: row.source as TranslatedLanguage,
      target: row.target as TranslatedLanguage,
      sourceText: row.source_text,
      targetText: row.target_text,
      list: row.list,
      savedAtMs: row.saved_at_ms,
    }));
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
          .insertInto('saved_phrases')
          .values(
            [...byKey].map(([key, phrase]) => ({
              user_id: userId,
              phrase_key: key,
              source: phrase.source,
              target: phrase.target,
              source_text: phrase.sourceText,
              target_text: phrase.targetText,
              list: phrase.list,
              saved_at_ms: phrase.savedAtMs,
            })),
          )
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'phrase_key']).doUpdateSet((sql) => ({
              source_text: sql.ref('excluded.source_text'),
              target_text: sql.ref('excluded.target_text'),
              list: sql.ref('excluded.list'),
              saved_at_ms: sql.ref('excluded.saved_at_ms'),
            })),
          )
          .execute();
        const { count } = await transaction
          .selectFrom('saved_phrases')
          .select((sql) => sql.fn.countAll().as('count'))
          .where('user_id', '=', userId)
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
      .deleteFrom('saved_phrases')
      .where('user_id', '=', userId)
      .where('phrase_key', 'in', keys)
      .execute();
  }
}

/** Rolls the transaction back. */
class TooManyPhrases extends Error {}
