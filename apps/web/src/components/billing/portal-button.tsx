import { billingPortalResponseSchema } from '@speak-it-now/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { isConnectionFailure, serverMessage } from '../../i18n/failure.ts';
import { messageText } from '../../i18n/message-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useIsVisitor } from '../../lib/account/current-user.ts';
import { ApiError, request } from '../../lib/api/api-client.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const openPortal = () =>
  request('/api/billing-portal-session', billingPortalResponseSchema, { method: 'POST' });

/** Leads to the payment provider's portal; a visitor is asked to sign in with the account used at signup. */
export function BillingPortalButton() {
  const { billingPortal, buttons } = useTexts();
  const isVisitor = useIsVisitor();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const askToSignIn = () => {
    setNeedsSignIn(true);
    showToast({
      title: billingPortal.signInTitle,
      text: messageText('portal-sign-in'),
      kind: 'destructive',
    });
  };
  const portal = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return askToSignIn();
      const text = isConnectionFailure(error) ? billingPortal.unreachable : serverMessage(error);
      return showToast({
        title: billingPortal.failedTitle,
        text: text ?? billingPortal.failed,
        kind: 'destructive',
      });
    },
  });
  return (
    <div className="space-y-3">
      <Button
        disabled={portal.isPending}
        onClick={() => (isVisitor ? askToSignIn() : portal.mutate())}
        className="wrap-anywhere"
      >
        {portal.isPending ? billingPortal.opening : billingPortal.open}
      </Button>
      {needsSignIn && isVisitor && (
        <Notice tone="info">
          {messageText('portal-sign-in')}{' '}
          <Link href={paths.login} className="underline underline-offset-4">
            {buttons.signIn}
          </Link>
        </Notice>
      )}
    </div>
  );
}
