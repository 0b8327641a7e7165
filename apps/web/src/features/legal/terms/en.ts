import { LIMITS, PLANS } from '@speak-it-now/contract';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const PRICES = PLANS.map((plan) => `${plan.name}: ${plan.price} per ${plan.interval}`);

/** The terms of service. */
const terms: LegalText = [
  {
    id: 'service',
    title: 'What Speak It Now is',
    blocks: [
      'Speak It Now is a pronunciation checker for five languages: English, Spanish, French, German and Italian. You type a phrase, have it translated, hear it, record yourself saying it, and receive an accuracy percentage and the feedback of an AI tutor. By using it you accept these terms. “We” are the person or organization that runs the server you are using.',
    ],
  },
  {
    id: 'age',
    title: 'Who may use it',
    blocks: [
      `You must be at least ${LIMITS.minimumAgeYears} years old. If you are a minor where you live, a parent or guardian must agree to these terms for you, and to any payment.`,
    ],
  },
  {
    id: 'scores',
    title: 'Scores and feedback',
    blocks: [
      'Scores are made by software that compares the sounds it heard with the sounds it expected. They are meant for learning. They are not a certificate, and they can be wrong: a noisy room, an unusual microphone, a cold or a regional accent can lower them. Do not use them for decisions about other people.',
      'Translations are made for practice as well. Have anything important checked by a person.',
    ],
  },
  {
    id: 'recordings',
    title: 'Your recordings',
    blocks: [
      'Your voice recordings go to an AI provider for evaluation: by default the AI engine of this server itself, or the outside provider that its operator has connected, or none at all where you have chosen to be scored on your own device. Recordings are not stored. The Privacy Policy says in detail what happens to them; you agree to both before your first recording.',
      'Record only your own voice, or that of somebody who has agreed.',
    ],
  },
  {
    id: 'free',
    title: 'Free practice',
    blocks: [
      `Without a subscription you have ${LIMITS.freeAttempts} free attempts per ${HOURS} hours, with or without an account. Only an attempt for which you receive a score counts. Getting around the limit, for example by clearing cookies or making many accounts, is not allowed. There is also a limit per network.`,
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'Use an email address where we can reach you, keep your password to yourself, and tell us if somebody else has used your account. One account is for one person. You can delete your account at any time on the account page.',
    ],
  },
  {
    id: 'subscription',
    title: 'Subscriptions and payment',
    blocks: [
      'With a subscription there is no limit. The prices are:',
      PRICES,
      'A subscription renews at the end of each period, at the price shown then, until you cancel. Payments are handled by our card payment provider; we never see your card number. There are no other fees.',
    ],
  },
  {
    id: 'canceling',
    title: 'Canceling and refunds',
    blocks: [
      'You can cancel at any time on the account page or in the billing portal. You keep access until the end of the period you have paid for; after that you are not charged again. There are no refunds for partial periods. Deleting your account ends the subscription at once, also without a refund for the rest of the period. Rights that the law gives you as a consumer, and that cannot be given up, remain.',
      'The billing portal shows your invoices and cards. You need the email address you used at signup.',
    ],
  },
  {
    id: 'conduct',
    title: 'Fair use',
    blocks: [
      'Please do not:',
      [
        'attack, overload or probe the service, or work around its limits and protections;',
        'use it by automated means to score or synthesize speech in bulk;',
        'send what is unlawful, or infringes the rights of others;',
        'use somebody else’s account.',
      ],
      'We may suspend an account that breaks these rules. If the breach is not serious, we warn you first.',
    ],
  },
  {
    id: 'software',
    title: 'Software and content',
    blocks: [
      'The software is free under the GNU Affero General Public License, version 3 or later; these terms govern the use of this server, not your rights in the software. What you type and say stays yours. You allow us to process it to answer you, and for nothing else.',
    ],
  },
  {
    id: 'warranty',
    title: 'Availability and liability',
    blocks: [
      'We run the service with care, but cannot promise that it is always available, free of errors, or right in every score. As far as the law permits, we are not liable for losses that come from a score, a translation or an outage, and in total for no more than you have paid us in the twelve months before. Nothing here limits liability for intent, gross negligence, or harm to life and health.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and ending',
    blocks: [
      'When these terms change, their date changes, and you are asked to agree again before your next recording. A change of price reaches a running subscription only after we have told you by email and you have had time to cancel. If we close the service, we refund what you have paid for the time after that.',
      'If part of these terms is not valid, the rest still applies. The law of the country where the operator is established applies, together with the consumer protection law of your own country.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'Write to us on the page Questions / Comments. For billing questions the billing portal below is the fastest way.',
    ],
  },
];

export default terms;
