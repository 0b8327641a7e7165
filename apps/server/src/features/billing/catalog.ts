import { PLANS, type Plan, type PlanId } from '@speak-it-now/contract';
import Stripe from 'stripe';

const PRODUCT_ID = 'speak-it-now-premium';
const CURRENCY = 'usd';
const lookupKey = (plan: Plan) => `speak-it-now-${plan.id}`;

/** The plans' prices at Stripe, found by lookup key, and created if missing or if the amount has changed. */
export class Catalog {
  readonly #priceIds = new Map<PlanId, string>();

  constructor(private readonly stripe: Stripe) {}

  async priceId(planId: PlanId): Promise<string> {
    const known = this.#priceIds.get(planId);
    if (known !== undefined) return known;
    const plan = PLANS.find(({ id }) => id === planId)!;
    const { data } = await this.stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true });
    const current = data.find((price) => isPriceOf(price, plan));
    const { id } = current ?? (await this.#createPrice(plan, data[0]?.id));
    this.#priceIds.set(planId, id);
    return id;
  }

  /** Call this if Stripe no longer knows a price. */
  forget(): void {
    this.#priceIds.clear();
  }

  async #createPrice(plan: Plan, replacedId: string | undefined): Promise<Stripe.Price> {
    await this.#ensureProduct();
    return this.stripe.prices.create(
      {
        product: PRODUCT_ID,
        unit_amount: plan.priceCents,
        currency: CURRENCY,
        recurring: { interval: plan.interval },
        lookup_key: lookupKey(plan),
        transfer_lookup_key: true,
        metadata: { planId: plan.id },
      },
      { idempotencyKey: `price:${plan.id}:${plan.priceCents}:${replacedId ?? 'first'}` },
    );
  }

  async #ensureProduct(): Promise<void> {
    try {
      await this.stripe.products.create(
        { id: PRODUCT_ID, name: 'Speak It Now Premium' },
        { idempotencyKey: `product:${PRODUCT_ID}` },
      );
    } catch (error) {
      const isThere =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    }
  }
}

const isPriceOf = (price: Stripe.Price, plan: Plan) =>
  price.unit_amount === plan.priceCents &&
  price.currency === CURRENCY &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1 &&
  price.metadata.planId === plan.id;
