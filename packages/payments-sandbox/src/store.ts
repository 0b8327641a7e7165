import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { SandboxTables } from './database.ts';
import { noSuch } from './errors.ts';
import { type EventType, eventObject } from './shapes.ts';

const SECOND_MS = 1000;
const STATE_ID = 1;

/** The kinds of Stripe objects that the sandbox stores. */
interface Kinds {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  event: Stripe.Event;
  'billing_portal.session': Stripe.BillingPortal.Session;
}
export type Kind = keyof Kinds;

const PREFIXES: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  payment_intent: 'pi',
  payment_method: 'pm',
  charge: 'ch',
  refund: 're',
  event: 'evt',
  'billing_portal.session': 'bps',
};

export const newId = (prefix: string) => `${prefix}_sandbox${randomBytes(12).toString('hex')}`;

interface PutOptions {
  readonly customer?: string | null;
  /** Seconds since 1970 on the sandbox's clock; null if nothing is due. */
  readonly dueAt?: number | null;
}

/**
 * Stores the sandbox's objects. Each transaction starts with a write, which locks the file, so transactions of all
 * processes run one at a time.
 */
export class SandboxStore {
  constructor(
    private readonly db: Kysely<SandboxTables>,
    private readonly now: () => number,
  ) {}

  run<T>(work: (session: SandboxSession) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(async (transaction) => {
      const state = await transaction
        .insertInto('state')
        .values({ id: STATE_ID, clock_offset_seconds: 0, sequence: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ sequence: sql<number>`state.sequence + 1` }),
        )
        .returning('clock_offset_seconds')
        .executeTakeFirstOrThrow();
      const nowMs = this.now();
      return work(new SandboxSession(transaction, nowMs, state.clock_offset_seconds));
    });
  }

  /** Milliseconds since 1970 on the sandbox's clock. */
  async clockMs(): Promise<number> {
    const state = await this.db
      .selectFrom('state')
      .select('clock_offset_seconds')
      .where('id', '=', STATE_ID)
      .executeTakeFirst();
    return this.now() + (state?.clock_offset_seconds ?? 0) * SECOND_MS;
  }
}

/** One transaction of the sandbox. */
export class SandboxSession {
  constructor(
    readonly transaction: Transaction<SandboxTables>,
    readonly realNowMs: number,
    private clockOffsetSeconds: number,
  ) {}

  /** Seconds since 1970 on the sandbox's clock. */
  get now(): number {
    return Math.floor(this.realNowMs / SECOND_MS) + this.clockOffsetSeconds;
  }

  async setClock(seconds: number): Promise<void> {
    this.clockOffsetSeconds += seconds - this.now;
    await this.transaction
      .updateTable('state')
      .set({ clock_offset_seconds: this.clockOffsetSeconds })
      .where('id', '=', STATE_ID)
      .execute();
  }

  newId(kind: Kind): string {
    return newId(PREFIXES[kind]);
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const row = await this.transaction
      .selectFrom('objects')
      .select('data')
      .where('id', '=', id)
      .where('object', '=', kind)
      .executeTakeFirst();
    return row && (JSON.parse(row.data) as Kinds[K]);
  }

  /** @throws SandboxError 404 resource_missing */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    const found = await this.find(kind, id);
    if (!found) throw noSuch(kind, id, param);
    return found;
  }

  /** Newest first. */
  async list<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]> {
    const rows = await this.transaction
      .selectFrom('objects')
      .select('data')
      .where('object', '=', kind)
      .$if(customer !== undefined, (query) => query.where('customer', '=', customer as string))
      .orderBy('sequence', 'desc')
      .execute();
    return rows.map((row) => JSON.parse(row.data) as Kinds[K]);
  }

  /** Ids of the objects of a kind that are due at a time, earliest first. */
  async due(upTo: number): Promise<{ id: string; kind: Kind; at: number } | undefined> {
    const row = await this.transaction
      .selectFrom('objects')
      .select(['id', 'object', 'due_at_s'])
      .where('due_at_s', '<=', upTo)
      .orderBy('due_at_s')
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    return row && { id: row.id, kind: row.object as Kind, at: row.due_at_s as number };
  }

  async put<K extends Kind>(kind: K, object: Kinds[K], { customer, dueAt }: PutOptions = {}): Promise<void> {
    const data = JSON.stringify(object);
    const { numUpdatedRows } = await this.transaction
      .updateTable('objects')
      .set({
        data,
        ...(customer !== undefined && { customer }),
        ...(dueAt !== undefined && { due_at_s: dueAt }),
      })
      .where('id', '=', object.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    await this.transaction
      .insertInto('objects')
      .values({
        id: object.id,
        object: kind,
        customer: customer ?? null,
        sequence: await this.#nextSequence(),
        due_at_s: dueAt ?? null,
        data,
      })
      .execute();
  }

  /** Records an event, which is sent to the webhook after the transaction. */
  async emit(type: EventType, object: object): Promise<void> {
    const event = eventObject(this.newId('event'), type, object, this.now);
    await this.put('event', event);
    await this.transaction
      .insertInto('deliveries')
      .values({
        event_id: event.id,
        sequence: await this.#nextSequence(),
        tries: 0,
        next_try_at_ms: this.realNowMs,
      })
      .execute();
  }

  async #nextSequence(): Promise<number> {
    const { sequence } = await this.transaction
      .updateTable('state')
      .set({ sequence: sql<number>`sequence + 1` })
      .where('id', '=', STATE_ID)
      .returning('sequence')
      .executeTakeFirstOrThrow();
    return sequence;
  }
}
