import type { TaughtLanguage } from '@speak-it-now/languages';
import type { CardState } from '@speak-it-now/scheduling';
import type { Db } from '../../db/database.ts';

export class DrillsRepository {
  constructor(private readonly db: Db) {}

  /** Keyed by sound. */
  async cards(userId: string, language: TaughtLanguage): Promise<Map<string, CardState>> {
    const cards = await this.#cards(userId).where('language', '=', language).execute();
    return new Map(cards.map(({ language: _, sound, ...card }) => [sound, card]));
  }

  allCards(userId: string): Promise<(CardState & { language: TaughtLanguage; sound: string })[]> {
    return this.#cards(userId).execute();
  }

  #cards(userId: string) {
    return this.db
      .selectFrom('drillCards')
      .select(['language', 'sound', 'stability', 'difficulty', 'reviews', 'lapses'])
      .select(['intervalDays', 'lastReviewMs', 'dueMs'])
      .where('userId', '=', userId);
  }

  async saveCard(userId: string, language: TaughtLanguage, sound: string, card: CardState): Promise<void> {
    await this.db
      .insertInto('drillCards')
      .values({ userId, language, sound, ...card })
      .onConflict((conflict) => conflict.columns(['userId', 'language', 'sound']).doUpdateSet(card))
      .execute();
  }
}
