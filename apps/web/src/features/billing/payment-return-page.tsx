import { hasActiveSubscription } from '@speak-it-now/contract';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useLookUpPayment } from './api/subscriptions.ts';
import { useBillingTexts } from './texts/index.ts';

const ASK_EVERY_MS = 2000;
const MAX_ASKS = 30;

/** Where a payment comes back to that needed another page or takes a while: waits until it has arrived. */
export default function PaymentReturnPage() {
  const { payment, paymentReturn } = useBillingTexts();
  const user = useCurrentUser();
  const lookUpPayment = useLookUpPayment();
  const [asks, setAsks] = useState(0);
  const isActive = user ? hasActiveSubscription(user) : false;
  const isWaiting = !isActive && asks < MAX_ASKS;
  const title = isActive ? payment.successTitle : paymentReturn.waitingTitle;
  usePageTitle(title);

  useEffect(() => {
    if (!isWaiting) return;
    let isGone = false;
    // The next question comes after the answer to this one, however slow that is.
    const timer = setTimeout(
      async () => {
        await lookUpPayment();
        if (!isGone) setAsks(asks + 1);
      },
      asks === 0 ? 0 : ASK_EVERY_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWaiting, asks, lookUpPayment]);

  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <div role="status">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">
          {isActive ? payment.successText : isWaiting ? paymentReturn.waiting : paymentReturn.later}
        </p>
      </div>
      {isActive ? (
        <Link href={paths.home} className={`${buttonClass({ variant: 'primary', size: 'large' })} mt-8`}>
          {payment.start}
        </Link>
      ) : (
        !isWaiting && (
          <Link href={`${paths.account}?tab=subscription`} className={`${buttonClass()} mt-8`}>
            {paymentReturn.account}
          </Link>
        )
      )}
    </div>
  );
}
