import type { FastifyBaseLogger } from 'fastify';
import type { Payments } from '../../providers/payments/payments.ts';
import type { BillingLease } from './lease.ts';
import type { BillingRepository } from './repository.ts';
import type { SubscriptionSync } from './sync.ts';

interface ReconciliationDeps {
  readonly repository: BillingRepository;
  readonly payments: Payments;
  readonly lease: BillingLease;
  readonly sync: SubscriptionSync;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface ReconciliationResult {
  readonly read: number;
  readonly changed: number;
  readonly failed: number;
}

/** Reads subscriptions again without an event, so that a missed webhook does no harm. */
export class Reconciliation {
  constructor(private readonly deps: ReconciliationDeps) {}

  /** Reads the subscriptions that are due, see nextReadMs. */
  async runDue(): Promise<ReconciliationResult> {
    return this.#run(await this.deps.repository.usersToRead(await this.deps.payments.now()));
  }

  /** Reads every account that has ever paid. */
  async runAll(): Promise<ReconciliationResult> {
    return this.#run(await this.deps.repository.usersToRead());
  }

  async #run(userIds: readonly string[]): Promise<ReconciliationResult> {
    const { repository, lease, sync, log } = this.deps;
    let changed = 0;
    let failed = 0;
    for (const userId of userIds) {
      try {
        await lease.hold(userId, async (fence) => {
          const user = await repository.user(userId);
          if (!user) return;
          const before = await repository.row(userId);
          const state = await sync.refresh(user, fence);
          const isSame =
            before?.status === state.status &&
            before.subscriptionId === state.subscriptionId &&
            before.accessUntilMs === state.accessUntilMs;
          if (!isSame) changed += 1;
        });
      } catch (err) {
        failed += 1;
        log.warn({ err, userId }, 'a subscription could not be read again');
      }
    }
    return { read: userIds.length, changed, failed };
  }
}
