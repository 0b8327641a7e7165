import { type FirstLanguage, isFirstLanguage } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import type { CardState } from '@speak-it-now/scheduling';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export class DrillsRepository {
  constructor(private readonly db: Db) {}

  async firstLanguage(userId: string): Promise<FirstLanguage | null> {
    const row = await this.db
      .selectFrom('users')
      .select('first_language')
      .where('id', '=', userId)
      .executeTakeFirst();
    return isFirstLanguage(row?.first_language) ? row.first_language : null;
  }

  async setFirstLanguage(userId: string, firstLanguage: FirstLanguage | null): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ first_language: firstLanguage })
      .where('id', '=', userId)
      .execute();
  }

  /** Keyed by sound. */
  async cards(userId: string, language: TaughtLanguage): Promise<Map<string, CardState>> {
    const rows = await this.db
      .selectFrom('drill_cards')
      .selectAll()
      .where('user_id', '=', userId)
      .where('language', '=', language)
      .execute();
    return new Map(rows.map((row) => [row.sound, toCard(row)]));
  }

  async allCards(userId: string): Promise<{ language: string; sound: string; card: CardState }[]> {
    const rows = await this.db.selectFrom('drill_cards').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({ language: row.language, sound: row.sound, card: toCard(row) }));
  }

  async saveCard(userId: string, language: TaughtLanguage, sound: string, card: CardState): Promise<void> {
    const columns = {
      stability: card.stability,
      difficulty: card.difficulty,
      reviews: card.reviews,
      lapses: card.lapses,
      interval_days: card.intervalDays,
      last_review_ms: card.lastReviewMs,
      due_ms: card.dueMs,
    };
    await this.db
      .insertInto('drill_cards')
      .values({ user_id: userId, language, sound, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'language', 'sound']).doUpdateSet(columns))
      .execute();
  }
}

const toCard = (row: Selectable<Schema['drill_cards']>): CardState => ({
  stability: row.stability,
  difficulty: row.difficulty,
  reviews: row.reviews,
  lapses: row.lapses,
  intervalDays: row.interval_days,
  lastReviewMs: row.last_review_ms,
  dueMs: row.due_ms,
});
