import { z } from 'zod';

export const PLAN_IDS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const planIdSchema = z.enum(PLAN_IDS);

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars as shown. */
  readonly price: string;
  /** US cents as charged. */
  readonly priceCents: number;
  readonly interval: 'day' | 'week' | 'month' | 'year';
  readonly description: '';
  readonly savings: null;
  readonly featured: false;
}

const plan = (id: PlanId, name: string, interval: Plan['interval'], priceCents: number): Plan => ({
  id,
  name,
  price: `$${(priceCents / 100).toFixed(2)}`,
  priceCents,
  interval,
  description: '',
  savings: null,
  featured: false,
});

/** The only price table of the product. */
export const PLANS: readonly Plan[] = [
  plan('daily', 'Daily', 'day', 50),
  plan('weekly', 'Weekly', 'week', 168),
  plan('monthly', 'Monthly', 'month', 486),
  plan('yearly', 'Yearly', 'year', 2872),
];
