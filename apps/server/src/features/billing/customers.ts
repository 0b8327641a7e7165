import { createHash } from 'node:crypto';
import type { Payments } from '../../providers/payments/payments.ts';
import type { BillingRepository, BillingUser } from './repository.ts';
import { isMissing } from './stripe-errors.ts';

/** The metadata field of a customer at Stripe that names the account it belongs to. */
const USER_KEY = 'speakItNowUserId';

/** Links each account to one customer at Stripe, even after a crash between Stripe's answer and our write. */
export class Customers {
  constructor(
    private readonly payments: Payments,
    private readonly repository: BillingRepository,
  ) {}

  /** @returns the account, with a customer that exists at Stripe. */
  async ensure(user: BillingUser): Promise<BillingUser & { stripeCustomerId: string }> {
    const known = user.stripeCustomerId;
    if (known !== null && (await this.#isUpToDate(user, known))) return { ...user, stripeCustomerId: known };
    const id = (await this.#findLost(user)) ?? (await this.#create(user));
    await this.repository.setCustomer(user.id, id, known);
    return { ...user, stripeCustomerId: id };
  }

  /** The account of a customer; restores the link if our record has lost it. */
  async userOf(customerId: string): Promise<BillingUser | undefined> {
    const known = await this.repository.userByCustomer(customerId);
    if (known) return known;
    const customer = await this.payments.stripe.customers.retrieve(customerId).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!customer || customer.deleted) return undefined;
    const userId = customer.metadata[USER_KEY];
    const user = userId === undefined ? undefined : await this.repository.user(userId);
    if (!user || user.stripeCustomerId !== null) return undefined;
    await this.repository.setCustomer(user.id, customerId, null);
    return { ...user, stripeCustomerId: customerId };
  }

  /**
   * Copies the account's name and address to Stripe.
   * @returns false if the customer no longer exists.
   */
  async #isUpToDate({ email, username: name }: BillingUser, id: string): Promise<boolean> {
    try {
      const customer = await this.payments.stripe.customers.retrieve(id);
      if (customer.deleted) return false;
      if (customer.email !== email || customer.name !== name) {
        await this.payments.stripe.customers.update(id, { email, name });
      }
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async #findLost(user: BillingUser): Promise<string | undefined> {
    const { data } = await this.payments.stripe.customers.list({ email: user.email, limit: 100 });
    return data.find((customer) => customer.metadata[USER_KEY] === user.id)?.id;
  }

  async #create(user: BillingUser): Promise<string> {
    const params = { email: user.email, name: user.username, metadata: { [USER_KEY]: user.id } };
    // The account may have changed since an earlier try whose answer was lost, and Stripe refuses a known key with
    // other parameters.
    const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 16);
    const { id } = await this.payments.stripe.customers.create(params, {
      idempotencyKey: `customer:${user.id}:${user.stripeCustomerId ?? 'first'}:${fingerprint}`,
    });
    return id;
  }
}
