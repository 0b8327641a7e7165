import { type PaymentsConfig, PLANS, type PlanId } from '@speak-it-now/contract';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import type { PaymentFormProps } from '../payment-outcome.ts';

// Only the form that this server uses is loaded.
const StripeForm = lazy(() => import('./stripe-form.tsx'));
const SandboxForm = lazy(() => import('./sandbox-form.tsx'));

/** The payment of a chosen plan. */
export function PaymentDialog({
  planId,
  config,
  ...props
}: PaymentFormProps & { readonly planId: PlanId; readonly config: PaymentsConfig }) {
  const { payment, plans } = useTexts();
  const plan = PLANS.find(({ id }) => id === planId)!;
  return (
    <Dialog title={payment.titles[planId]} onClose={props.onCancel}>
      <p className="mt-2 text-ink-soft">{payment.due(plan.price, plans.intervals[plan.interval])}</p>
      <Suspense fallback={<p className="mt-5">{payment.loading}</p>}>
        {config.mode === 'stripe' && <StripeForm publishableKey={config.publishableKey} {...props} />}
        {config.mode === 'sandbox' && <SandboxForm testCards={config.testCards} {...props} />}
        {config.mode === 'unavailable' && (
          <div className="mt-5 space-y-4">
            <Notice tone="problem">{config.message}</Notice>
            <Button onClick={props.onCancel}>{payment.cancel}</Button>
          </div>
        )}
      </Suspense>
    </Dialog>
  );
}
