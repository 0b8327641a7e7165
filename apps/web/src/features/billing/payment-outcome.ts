import { serverMessage } from '../../i18n/failure.ts';
import { ApiError } from '../../lib/api-client.ts';

/** How a payment ended, whoever took the card. */
export type PaymentOutcome =
  | { readonly kind: 'succeeded' }
  /** Not decided yet, or decided where the page was left for. */
  | { readonly kind: 'processing' }
  /** The card was refused; `message` is the provider's. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string | undefined }
  | { readonly kind: 'not-ready' };

/** What a form gives to whoever shows it. */
export interface PaymentFormProps {
  readonly clientSecret: string;
  /** The saved card's bank asks its owner: nothing has to be entered. */
  readonly isCardKnown: boolean;
  /** Told when the payment begins to be confirmed and when that has ended, however it did. */
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
