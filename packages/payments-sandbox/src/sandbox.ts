import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { openSandboxDatabase, type SandboxTables } from './database.ts';
import { invalidRequest, SandboxError } from './errors.ts';
import { present } from './expand.ts';
import { parseForm } from './form.ts';
import type { Params } from './parameters.ts';
import { succeedPayment } from './payments.ts';
import { routes } from './routes.ts';
import { API_VERSION } from './shapes.ts';
import { newId, type SandboxSession, SandboxStore } from './store.ts';
import { type AfterRetries, invoiceIsDue, subscriptionIsDue } from './subscriptions.ts';

const TICK_MS = 1000;
const KEEP_REQUESTS_MS = 24 * 60 * 60 * 1000;
const FIRST_REDELIVERY_MS = 5000;
const MAX_REDELIVERY_MS = 60 * 60 * 1000;
const DELIVERIES_AT_ONCE = 50;
/** Moving the clock by years must not renew a daily plan endlessly. */
const MAX_DUE_STEPS = 5000;

/** Sends a signed event to the webhook. @returns the HTTP status of the answer. */
type DeliverEvent = (body: string, signature: string) => Promise<number>;

interface SandboxOptions {
  /** File with its state; created if missing. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly afterRetries?: AfterRetries;
}

/**
 * The part of Stripe's API that this app uses, over HTTP on a loopback port, with its state in its own database file.
 * It accepts only test cards and moves no money.
 */
export class PaymentsSandbox {
  /** New in each process, because no other process needs them. */
  readonly key = `sk_test_${randomBytes(24).toString('hex')}`;
  readonly webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  readonly #db: Kysely<SandboxTables>;
  readonly #store: SandboxStore;
  readonly #server: FastifyInstance;
  #deliver: DeliverEvent | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isKicked = false;

  constructor(private readonly options: SandboxOptions) {
    this.#db = openSandboxDatabase(options.file);
    this.#store = new SandboxStore(this.#db, options.now);
    this.#server = Fastify({
      routerOptions: { querystringParser: (query) => parseForm(query) },
      bodyLimit: 64 * 1024,
      forceCloseConnections: true,
    });
    this.#server.removeAllContentTypeParsers();
    this.#server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseForm(body as string)),
    );
    for (const route of Object.keys(routes)) {
      const [method, url] = route.split(' ') as [string, string];
      this.#server.route({
        method: method as 'GET',
        url,
        handler: async (request, reply) => {
          const { status, body } = await this.#answer(route, request);
          // A refused card is a final answer, so the request must not be retried.
          reply.code(status).headers({
            'request-id': newId('req'),
            'stripe-version': API_VERSION,
            'stripe-should-retry': 'false',
          });
          return reply.type('application/json').send(body);
        },
      });
    }
    this.#server.setNotFoundHandler(async (request, reply) => {
      const { body } = invalidRequest(`Unrecognized request URL (${request.method}: ${request.url}).`);
      return reply.code(404).send({ error: body });
    });
  }

  /** @returns the port on the loopback interface. */
  async listen(): Promise<number> {
    await this.#server.listen({ host: '127.0.0.1', port: 0 });
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Starts the timer: due changes happen and events are delivered without further calls. */
  start(deliver: DeliverEvent): void {
    this.#deliver = deliver;
    this.#timer = setInterval(() => this.#kick(), TICK_MS);
    this.#timer.unref();
    this.#kick();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#working;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#server.close();
    await this.#db.destroy();
  }

  clockMs(): Promise<number> {
    return this.#store.clockMs();
  }

  /** Runs everything that is due on the sandbox's clock. */
  async runDue(): Promise<void> {
    await this.#store.run((session) => this.#runDueUpTo(session, session.now));
  }

  /** Delivers pending events, oldest first; a refused event is retried later. */
  async deliverDue(deliver: DeliverEvent | undefined = this.#deliver): Promise<void> {
    if (!deliver) return;
    while ((await this.#deliverSome(deliver)) === DELIVERIES_AT_ONCE);
  }

  async #deliverSome(deliver: DeliverEvent): Promise<number> {
    const { now } = this.options;
    const due = await this.#db
      .selectFrom('deliveries')
      .innerJoin('objects', 'objects.id', 'deliveries.event_id')
      .select(['event_id', 'tries', 'data'])
      .where('next_try_at_ms', '<=', now())
      .orderBy('deliveries.sequence')
      .limit(DELIVERIES_AT_ONCE)
      .execute();
    for (const { event_id: id, tries, data } of due) {
      const status = await deliver(data, sign(data, this.webhookSecret, now())).catch(() => 0);
      if (status >= 200 && status < 300) {
        await this.#db.deleteFrom('deliveries').where('event_id', '=', id).execute();
        continue;
      }
      const waitMs = Math.min(MAX_REDELIVERY_MS, FIRST_REDELIVERY_MS * 2 ** Math.min(16, tries));
      await this.#db
        .updateTable('deliveries')
        .set({ tries: tries + 1, next_try_at_ms: now() + waitMs })
        .where('event_id', '=', id)
        .execute();
    }
    return due.length;
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('requests')
      .where('created_at_ms', '<=', this.options.now() - KEEP_REQUESTS_MS)
      .execute();
  }

  #kick(): void {
    if (!this.#timer) return;
    this.#isKicked = true;
    this.#working ??= this.#workWhileKicked();
  }

  async #workWhileKicked(): Promise<void> {
    try {
      while (this.#isKicked) {
        this.#isKicked = false;
        await this.#runDueIfAny();
        await this.deliverDue();
      }
    } catch (err) {
      this.options.log.error({ err }, 'the payments sandbox could not process due changes');
    } finally {
      this.#working = undefined;
    }
  }

  /** Takes the lock only if something is due, which is rare. */
  async #runDueIfAny(): Promise<void> {
    const clockSeconds = Math.floor((await this.clockMs()) / 1000);
    const due = await this.#db
      .selectFrom('objects')
      .select('id')
      .where('due_at_s', '<=', clockSeconds)
      .limit(1)
      .executeTakeFirst();
    if (due) await this.runDue();
  }

  /** Each change happens at its own time, with the clock set to it. */
  async #runDueUpTo(session: SandboxSession, end: number): Promise<void> {
    for (let steps = 0; steps < MAX_DUE_STEPS; steps++) {
      const due = await session.due(end);
      if (!due) break;
      await session.setClock(Math.min(end, due.at));
      if (due.kind === 'subscription') {
        await subscriptionIsDue(session, await session.get('subscription', due.id));
      } else if (due.kind === 'invoice') {
        const afterRetries = this.options.afterRetries ?? 'cancel';
        await invoiceIsDue(session, await session.get('invoice', due.id), afterRetries);
      } else {
        const intent = await session.get('payment_intent', due.id);
        const method = await session.get('payment_method', intent.payment_method as string);
        await succeedPayment(session, intent, method);
      }
    }
    await session.setClock(end);
  }

  async #answer(route: string, request: FastifyRequest): Promise<{ status: number; body: string }> {
    try {
      if (request.headers.authorization !== `Bearer ${this.key}`) {
        throw new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
      }
      const params = { ...(request.query as Params), ...(request.body as Params | undefined) };
      const idempotencyKey = request.headers['idempotency-key'];
      const answer = await this.#store.run((session) =>
        this.#answerOnce(session, route, request, params, idempotencyKey as string | undefined),
      );
      if (request.method !== 'GET') this.#kick();
      return answer;
    } catch (error) {
      if (error instanceof SandboxError) return { status: error.status, body: errorBody(error) };
      this.options.log.error({ err: error }, 'the payments sandbox failed');
      return {
        status: 500,
        body: JSON.stringify({ error: { type: 'api_error', message: 'The payments sandbox failed.' } }),
      };
    }
  }

  /** Repeats the first answer for the same key and parameters; rejects the key with other parameters. */
  async #answerOnce(
    session: SandboxSession,
    route: string,
    request: FastifyRequest,
    params: Params,
    key: string | undefined,
  ): Promise<{ status: number; body: string }> {
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.url}\n${JSON.stringify(params)}`)
      .digest('hex');
    if (key !== undefined && request.method === 'POST') {
      const known = await session.transaction
        .selectFrom('requests')
        .selectAll()
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      if (known && known.fingerprint !== fingerprint) {
        throw new SandboxError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      if (known) return { status: known.status, body: known.body };
    }
    const answer = await this.#execute(session, route, request, params);
    if (key !== undefined && request.method === 'POST') {
      await session.transaction
        .insertInto('requests')
        .values({ idempotency_key: key, fingerprint, ...answer, created_at_ms: session.realNowMs })
        .execute();
    }
    return answer;
  }

  async #execute(
    session: SandboxSession,
    route: string,
    request: FastifyRequest,
    params: Params,
  ): Promise<{ status: number; body: string }> {
    const { expand, limit, starting_after: startingAfter, ...rest } = params;
    const outcome = await routes[route]!({
      session,
      id: (request.params as { id?: string }).id ?? '',
      params: rest,
      advanceTo: (current, seconds) => this.#runDueUpTo(current, seconds),
    });
    if ('error' in outcome) return { status: outcome.error.status, body: errorBody(outcome.error) };
    const paths = (expand ?? []) as string[];
    if ('object' in outcome) {
      return { status: 200, body: JSON.stringify(await present(session, outcome.object, paths)) };
    }
    const page = pageOf(outcome.list as { id: string }[], limit, startingAfter);
    const url = request.url.split('?', 1)[0]!;
    return {
      status: 200,
      body: JSON.stringify(await present(session, { object: 'list', url, ...page }, paths)),
    };
  }
}

const errorBody = (error: SandboxError) => JSON.stringify({ error: error.body });

function pageOf(all: { id: string }[], limit: unknown, startingAfter: unknown) {
  const count = limit === undefined ? 10 : Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > 100) {
    throw invalidRequest('Invalid integer: limit must be from 1 to 100.', 'limit');
  }
  const start = startingAfter === undefined ? 0 : all.findIndex(({ id }) => id === startingAfter) + 1;
  return { data: all.slice(start, start + count), has_more: all.length > start + count };
}

/** Stripe's signature scheme v1: HMAC-SHA256 over 'TIMESTAMP.BODY'. */
export function sign(body: string, secret: string, nowMs: number): string {
  const timestamp = Math.floor(nowMs / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
