import {
  cancelSubscriptionResponseSchema,
  createSubscriptionResponseSchema,
  type Invoice,
  invoicesSchema,
  type PaymentsConfig,
  type PlanId,
  paymentsConfigSchema,
  type SubscriptionSummary,
  subscriptionSchema,
} from '@speak-it-now/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshUser } from '../../../lib/account/session.ts';
import { request } from '../../../lib/api/api-client.ts';

const SUBSCRIPTION_KEY = ['/api/subscription'] as const;
const INVOICES_KEY = ['/api/invoices'] as const;
const CONFIG_KEY = ['/api/payments'] as const;

export const createSubscription = (planId: PlanId) =>
  request('/api/create-subscription', createSubscriptionResponseSchema, { method: 'POST', body: { planId } });

export const cancelSubscription = () =>
  request('/api/cancel-subscription', cancelSubscriptionResponseSchema, { method: 'POST' });

/** Makes the server read the payment now instead of waiting for the webhook. */
const lookUp = () => request('/api/subscription/refresh', subscriptionSchema, { method: 'POST' });

/** How cards are entered on this server. */
export function usePaymentsConfig() {
  return useQuery<PaymentsConfig>({
    queryKey: CONFIG_KEY,
    queryFn: ({ signal }) => request(CONFIG_KEY[0], paymentsConfigSchema, { signal }),
  });
}

export function useSubscription() {
  return useQuery<SubscriptionSummary>({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => request(SUBSCRIPTION_KEY[0], subscriptionSchema, { signal }),
  });
}

export function useInvoices() {
  return useQuery<readonly Invoice[]>({
    queryKey: INVOICES_KEY,
    queryFn: async ({ signal }) => (await request(INVOICES_KEY[0], invoicesSchema, { signal })).invoices,
  });
}

async function reload(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    refreshUser(queryClient),
    ...[SUBSCRIPTION_KEY, INVOICES_KEY, ['/api/session/status']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  ]);
}

/** Reloads user, subscription, invoices and attempts after a change of the subscription. */
export function useReloadBilling(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => reload(queryClient), [queryClient]);
}

/** The same after a payment, which the server reads first. If that fails, the webhook reports the payment later. */
export function useLookUpPayment(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await lookUp().catch((error: unknown) => console.warn('The payment could not be looked up.', error));
    await reload(queryClient);
  }, [queryClient]);
}
