import { isSpeakerGender, type SpeakerGender } from '@speak-it-now/languages';
import type { Db } from '../../db/database.ts';

/** Whether learners with an account use the masculine or the feminine forms. */
export class SpeakerGendersRepository {
  constructor(private readonly db: Db) {}

  async of(userId: string): Promise<SpeakerGender | null> {
    const row = await this.db
      .selectFrom('users')
      .select('speakerGender')
      .where('id', '=', userId)
      .executeTakeFirst();
    return isSpeakerGender(row?.speakerGender) ? row.speakerGender : null;
  }

  async set(userId: string, speakerGender: SpeakerGender | null): Promise<void> {
    await this.db.updateTable('users').set({ speakerGender }).where('id', '=', userId).execute();
  }
}
