import { serverMessage } from '../../i18n/failure.ts';
import { ApiError } from '../../lib/api/api-client.ts';

export type PaymentOutcome =
  | { readonly kind: 'succeeded' }
  /** Not decided yet, or decided on another page. */
  | { readonly kind: 'processing' }
  /** The card was refused; `message` is the provider's. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string | undefined }
  | { readonly kind: 'not-ready' };

export interface PaymentFormProps {
  readonly clientSecret: string;
  /** The bank of the saved card asks for confirmation; no card has to be entered. */
  readonly isCardKnown: boolean;
  /** Called when the confirmation of the payment begins and when it ends, in success or failure. */
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onOutcome: (outcome: PaymentOutcome) => void;
  readonly onCancel: () => void;
}

export function outcomeOfFailure(error: unknown): PaymentOutcome {
  const message = serverMessage(error);
  if (error instanceof ApiError && error.code === 'payment-failed' && message !== undefined) {
    return { kind: 'refused', message };
  }
  return { kind: 'error', message };
}
