import { createHmac } from 'node:crypto';
import type { TranslationSource } from '@speak-it-now/contract';
import { DAY_MS } from '@speak-it-now/contract';
import type { Db } from '../../db/database.ts';
import type { MachineTranslator, TranslatorRequest } from '../../providers/translator.ts';

/** Services improve, so cached translations expire. */
const KEEP_MS = 30 * DAY_MS;
const MAX_ROWS = 20_000;

interface TranslationCacheOptions {
  readonly db: Db;
  readonly now: () => number;
  /** Keys the hashes; without it the table does not reveal what people typed. */
  readonly secret: string;
  readonly maxRows?: number;
}

/**
 * Caches the answers of translation services by service, languages, register, text and, if it matters to the service,
 * the speaker's gender. A translated text is not sent again, no matter who types it.
 */
export class TranslationCache {
  constructor(private readonly options: TranslationCacheOptions) {}

  async get(translator: MachineTranslator, request: TranslatorRequest): Promise<string | undefined> {
    const { db, now } = this.options;
    const row = await db
      .selectFrom('translations')
      .select('translation')
      .where('key', '=', this.keyOf(translator, request))
      .where('madeAtMs', '>', now() - KEEP_MS)
      .executeTakeFirst();
    return row?.translation;
  }

  async put(translator: MachineTranslator, request: TranslatorRequest, translation: string): Promise<void> {
    const { db, now } = this.options;
    const made = { source: translator.source satisfies TranslationSource, translation, madeAtMs: now() };
    await db
      .insertInto('translations')
      .values({ key: this.keyOf(translator, request), ...made })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(made))
      .execute();
  }

  /** Deletes expired rows, and the oldest ones if there are too many. */
  async sweep(): Promise<void> {
    const { db, now, maxRows = MAX_ROWS } = this.options;
    await db
      .deleteFrom('translations')
      .where('madeAtMs', '<=', now() - KEEP_MS)
      .execute();
    const firstTooMany = await db
      .selectFrom('translations')
      .select('madeAtMs')
      .orderBy('madeAtMs', 'desc')
      .offset(maxRows)
      .limit(1)
      .executeTakeFirst();
    if (!firstTooMany) return;
    await db.deleteFrom('translations').where('madeAtMs', '<=', firstTooMany.madeAtMs).execute();
  }

  private keyOf(
    translator: MachineTranslator,
    { text, from, to, register, speaker }: TranslatorRequest,
  ): string {
    const { variant, usesSpeaker } = translator;
    const sameText = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    return createHmac('sha256', this.options.secret)
      .update(
        JSON.stringify([
          'translation',
          variant,
          from,
          to,
          register,
          sameText,
          usesSpeaker ? speaker : undefined,
        ]),
      )
      .digest('base64url');
  }
}
