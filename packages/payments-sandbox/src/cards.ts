/** What a test card does. The numbers are the same as Stripe's. */
export type CardBehavior =
  | 'success'
  | 'declined'
  | 'insufficient-funds'
  | 'authentication'
  | 'authentication-always'
  | 'processing'
  | 'fails-later';

export interface TestCard {
  readonly number: string;
  readonly title: string;
  readonly brand: string;
  readonly behavior: CardBehavior;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', title: 'Succeeds', brand: 'visa', behavior: 'success' },
  { number: '5555555555554444', title: 'Succeeds (Mastercard)', brand: 'mastercard', behavior: 'success' },
  { number: '378282246310005', title: 'Succeeds (American Express)', brand: 'amex', behavior: 'success' },
  { number: '4000000000000002', title: 'Is declined', brand: 'visa', behavior: 'declined' },
  {
    number: '4000000000009995',
    title: 'Has insufficient funds',
    brand: 'visa',
    behavior: 'insufficient-funds',
  },
  { number: '4000002500003155', title: 'Asks for 3-D Secure', brand: 'visa', behavior: 'authentication' },
  {
    number: '4000002760003184',
    title: 'Asks for 3-D Secure every time',
    brand: 'visa',
    behavior: 'authentication-always',
  },
  {
    number: '4000000000000077',
    title: 'Is processed first, then succeeds',
    brand: 'visa',
    behavior: 'processing',
  },
  { number: '4000000000000341', title: 'Pays once, then fails', brand: 'visa', behavior: 'fails-later' },
];

export interface Refusal {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

export const REFUSALS = {
  declined: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  'insufficient-funds': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authentication: {
    code: 'payment_intent_authentication_failure',
    declineCode: 'authentication_required',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  'authentication-always': {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const satisfies Record<string, Refusal>;

/** Why an off-session payment, such as a renewal, is refused; undefined if it succeeds. */
export function refusalOffSession(behavior: CardBehavior): Refusal | undefined {
  switch (behavior) {
    case 'declined':
    case 'fails-later':
      return REFUSALS.declined;
    case 'insufficient-funds':
    case 'authentication-always':
      return REFUSALS[behavior];
    default:
      return undefined;
  }
}
