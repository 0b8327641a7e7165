import { composeMail, type Mail } from '../../mail/mail.ts';
import { type BillingState, planById } from './state.ts';

const REASON = 'You’re receiving this email because it’s about your Speak It Now subscription.';

export interface Recipient {
  readonly email: string;
  readonly username: string;
}

const day = (timeMs: number | null) =>
  timeMs === null
    ? 'the end of the paid period'
    : new Date(timeMs).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const mail = ({ email, username }: Recipient, subject: string, paragraphs: readonly string[]): Mail =>
  composeMail({ to: email, subject, blocks: [`Hello ${username},`, ...paragraphs], reason: REASON });

function planText({ planId }: BillingState): string {
  if (!planId) return 'Your subscription';
  const { name, price, interval } = planById(planId);
  return `Your ${name} plan (${price} per ${interval})`;
}

export const subscriptionStartedMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now subscription is active', [
    'Thank you! Your payment was successful.',
    `${planText(state)} is active. It renews on ${day(state.currentPeriodEndMs)} unless you cancel before then, under "Subscription" in your account.`,
    'You can now practice without limits in all languages.',
  ]);

export const paymentFailedMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now payment did not go through', [
    `Your card was declined when ${planText(state).replace('Your', 'your')} was due to renew.`,
    state.accessUntilMs === null
      ? 'Premium is paused until the payment arrives.'
      : `You keep Premium until ${day(state.accessUntilMs)}, and we’ll try the card again before then.`,
    'To keep Premium, open "Subscription" in your account and enter another card. If you do nothing, your subscription ends and you won’t be charged again.',
  ]);

export const subscriptionCanceledMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now subscription is canceled', [
    'As you asked, your subscription won’t renew, and you won’t be charged again.',
    `You keep Premium until ${day(state.accessUntilMs)}. Until then you can undo the cancellation at no cost by choosing your plan again.`,
  ]);

export const subscriptionEndedMail = (to: Recipient): Mail =>
  mail(to, 'Your Speak It Now subscription has ended', [
    'Your Premium access has ended, and you won’t be charged again. Your account, your phrases, and your streak stay as they are.',
    'You’re welcome back anytime: just choose a plan on the subscription page.',
  ]);
