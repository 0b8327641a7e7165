import { type FirstLanguage, isFirstLanguage } from '@speak-it-now/contract';
import { isSpeakerGender, type SpeakerGender } from '@speak-it-now/languages';
import type { Db } from '../../db/database.ts';

/** What learners with an account say about themselves; null if they do not. */
interface LearnerSettings {
  readonly firstLanguage: FirstLanguage | null;
  /** Whether they use the masculine or the feminine forms. */
  readonly speakerGender: SpeakerGender | null;
}

export class LearnerSettingsRepository {
  constructor(private readonly db: Db) {}

  async of(userId: string): Promise<LearnerSettings> {
    const row = await this.db
      .selectFrom('users')
      .select(['firstLanguage', 'speakerGender'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return {
      firstLanguage: isFirstLanguage(row?.firstLanguage) ? row.firstLanguage : null,
      speakerGender: isSpeakerGender(row?.speakerGender) ? row.speakerGender : null,
    };
  }

  async set(userId: string, settings: Partial<LearnerSettings>): Promise<void> {
    await this.db.updateTable('users').set(settings).where('id', '=', userId).execute();
  }
}
