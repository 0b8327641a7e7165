import type { Locale } from '@speak-it-now/languages';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { type BillingState, nextReadMs } from './state.ts';

export type SubscriptionRow = Selectable<Schema['subscriptions']>;

/** The columns of an account that billing needs. */
export interface BillingUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** To write mails in. */
  readonly language: Locale;
  readonly stripe_customer_id: string | null;
}

const USER_COLUMNS = ['id', 'username', 'email', 'language', 'stripe_customer_id'] as const;

export class BillingRepository {
  constructor(private readonly db: Db) {}

  user(id: string): Promise<BillingUser | undefined> {
    return this.db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  userByCustomer(customerId: string): Promise<BillingUser | undefined> {
    return this.db
      .selectFrom('users')
      .select(USER_COLUMNS)
      .where('stripe_customer_id', '=', customerId)
      .executeTakeFirst();
  }

  /** Writes only if the account's customer is still the replaced one. */
  async setCustomer(userId: string, customerId: string, replaced: string | null): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ stripe_customer_id: customerId })
      .where('id', '=', userId)
      .where('stripe_customer_id', replaced === null ? 'is' : '=', replaced)
      .execute();
  }

  row(userId: string, db: Db | Transaction<Schema> = this.db): Promise<SubscriptionRow | undefined> {
    return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
  }

  /** Accounts whose subscription is due to be read again; without `nowMs` all that have a customer. */
  async usersToRead(nowMs?: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('users')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .select('users.id as id')
      .where('stripe_customer_id', 'is not', null)
      .$if(nowMs !== undefined, (query) => query.where('next_read_at_ms', '<=', nowMs as number))
      .orderBy('next_read_at_ms')
      .execute();
    return rows.map((row) => row.id);
  }

  /** Does nothing if the event is stored already. */
  async addEvent(event: Insertable<Schema['stripe_events']>): Promise<void> {
    await this.db
      .insertInto('stripe_events')
      .values(event)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /** Ids of a customer's events that are not done yet, except those of one type. */
  async waitingEvents(customer: string, exceptType: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('stripe_events')
      .select('id')
      .where('customer', '=', customer)
      .where('done_at_ms', 'is', null)
      .where('type', '!=', exceptType)
      .execute();
    return rows.map((row) => row.id);
  }

  async markEventsDone(
    ids: readonly string[],
    nowMs: number,
    db: Db | Transaction<Schema> = this.db,
  ): Promise<void> {
    await db
      .updateTable('stripe_events')
      .set({ done_at_ms: nowMs, next_try_at_ms: null })
      .where('id', 'in', ids)
      .execute();
  }

  async deleteEventsDoneBefore(beforeMs: number): Promise<void> {
    await this.db.deleteFrom('stripe_events').where('done_at_ms', '<=', beforeMs).execute();
  }
}

/** Writes the record and the account's copy of it together, so that both always agree. */
export async function writeState(
  transaction: Transaction<Schema>,
  userId: string,
  state: BillingState,
  failedInvoiceId: string | null,
  nowMs: number,
): Promise<void> {
  const row = {
    subscription_id: state.subscriptionId,
    status: state.status,
    plan_id: state.planId,
    current_period_end_ms: state.currentPeriodEndMs,
    cancel_at_period_end: state.cancelAtPeriodEnd ? 1 : 0,
    access_until_ms: state.accessUntilMs,
    failed_invoice_id: failedInvoiceId,
    card_brand: state.card?.brand ?? null,
    card_last4: state.card?.last4 ?? null,
    read_at_ms: nowMs,
    next_read_at_ms: nextReadMs(state, nowMs),
  };
  await transaction
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  const hasAccess = state.accessUntilMs !== null;
  await transaction
    .updateTable('users')
    .set({
      stripe_subscription_id: state.subscriptionId,
      // 'active' means access, so a renewal in its grace period counts as active here. The record has the details.
      subscription_status: hasAccess ? 'active' : state.status === 'none' ? null : state.status,
      subscription_tier: hasAccess ? 'premium' : 'free',
    })
    .where('id', '=', userId)
    .execute();
}
