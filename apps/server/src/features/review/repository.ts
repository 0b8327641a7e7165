import {
  EMPTY_REVIEW,
  REVIEW,
  type ReviewAnswer,
  type ReviewProgress,
  type ReviewState,
} from '@speak-it-now/contract';
import type { TranslatedLanguage } from '@speak-it-now/languages';
import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type ProgressRow = Selectable<Schema['review_progress']>;

export class ReviewRepository {
  constructor(private readonly db: Db) {}

  async read(userId: string, language: TranslatedLanguage): Promise<ReviewProgress> {
    const row = await this.db
      .selectFrom('review_progress')
      .selectAll()
      .where('user_id', '=', userId)
      .where('language', '=', language)
      .executeTakeFirst();
    const answers = await this.db
      .selectFrom('review_answers')
      .select(['id', 'item_id', 'accuracy', 'answered_at_ms'])
      .where('user_id', '=', userId)
      .where('language', '=', language)
      .orderBy('answered_at_ms')
      .orderBy('id')
      .execute();
    return { ...toState(row), answers: answers.map(toAnswer) };
  }

  /** The languages in which the account has made progress. */
  async languages(userId: string): Promise<TranslatedLanguage[]> {
    const rows = await this.db
      .selectFrom('review_progress')
      .select('language')
      .where('user_id', '=', userId)
      .orderBy('language')
      .execute();
    return rows.map(({ language }) => language as TranslatedLanguage);
  }

  /**
   * Replaces the state by the result of `change` and adds new answers. If two devices write at once, they run one after
   * the other: the row is written first, which locks it on PostgreSQL, and libsql runs one writing transaction at a
   * time.
   */
  update(
    owner: { readonly userId: string; readonly language: TranslatedLanguage },
    change: (state: ReviewState) => ReviewState,
    answers: readonly ReviewAnswer[],
    nowMs: number,
  ): Promise<ReviewState> {
    const { userId, language } = owner;
    return this.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('review_progress')
        .values({
          user_id: userId,
          language,
          started_at_ms: null,
          place: null,
          done: '{}',
          updated_at_ms: nowMs,
        })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'language']).doUpdateSet({ updated_at_ms: nowMs }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      const state = change(toState(row));
      await transaction
        .updateTable('review_progress')
        .set({
          started_at_ms: state.startedAtMs,
          place: state.place && JSON.stringify(state.place),
          done: JSON.stringify(state.done),
        })
        .where('user_id', '=', userId)
        .where('language', '=', language)
        .execute();
      if (answers.length > 0) await addAnswers(transaction, owner, answers);
      return state;
    });
  }
}

async function addAnswers(
  transaction: Transaction<Schema>,
  { userId, language }: { readonly userId: string; readonly language: TranslatedLanguage },
  answers: readonly ReviewAnswer[],
): Promise<void> {
  await transaction
    .insertInto('review_answers')
    .values(
      answers.map(({ id, itemId, accuracy, atMs }) => ({
        user_id: userId,
        language,
        id,
        item_id: itemId,
        accuracy,
        answered_at_ms: atMs,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const itemId of new Set(answers.map((answer) => answer.itemId))) {
    const older = await transaction
      .selectFrom('review_answers')
      .select('id')
      .where('user_id', '=', userId)
      .where('language', '=', language)
      .where('item_id', '=', itemId)
      .orderBy('answered_at_ms', 'desc')
      .orderBy('id', 'desc')
      .limit(REVIEW.answersPerRequest)
      .offset(REVIEW.answersKeptPerItem)
      .execute();
    if (older.length === 0) continue;
    await transaction
      .deleteFrom('review_answers')
      .where('user_id', '=', userId)
      .where('language', '=', language)
      .where(
        'id',
        'in',
        older.map(({ id }) => id),
      )
      .execute();
  }
}

function toState(row: ProgressRow | undefined): ReviewState {
  if (!row) return { startedAtMs: EMPTY_REVIEW.startedAtMs, place: EMPTY_REVIEW.place, done: {} };
  return {
    startedAtMs: row.started_at_ms,
    place: row.place === null ? null : JSON.parse(row.place),
    done: JSON.parse(row.done),
  };
}

const toAnswer = (
  row: Pick<Selectable<Schema['review_answers']>, 'id' | 'item_id' | 'accuracy' | 'answered_at_ms'>,
): ReviewAnswer => ({
  id: row.id,
  itemId: row.item_id,
  accuracy: row.accuracy,
  atMs: row.answered_at_ms,
});
