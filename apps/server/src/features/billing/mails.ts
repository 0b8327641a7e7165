import { composeMail, type Mail } from '../../mail/mail.ts';
import { type BillingState, planById } from './state.ts';

const REASON = 'Speak It Now sends this because it concerns a payment or the subscription of your account.';

export interface Recipient {
  readonly email: string;
  readonly username: string;
}

const day = (timeMs: number | null) =>
  timeMs === null
    ? 'the end of the paid period'
    : new Date(timeMs).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const mail = ({ email, username }: Recipient, subject: string, paragraphs: readonly string[]): Mail =>
  composeMail({ to: email, subject, blocks: [`Hello ${username},`, ...paragraphs], reason: REASON });

function planText({ planId }: BillingState): string {
  if (!planId) return 'Your subscription';
  const { name, price, interval } = planById(planId);
  return `Your ${name} plan (${price} per ${interval})`;
}

export const subscriptionStartedMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now subscription is active', [
    'thank you: your payment was successful.',
    `${planText(state)} is active. It renews on ${day(state.currentPeriodEndMs)} unless you cancel before, under "Subscription" in your account.`,
    'Your attempts are now unlimited in all languages.',
  ]);

export const paymentFailedMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now payment did not go through', [
    `the card for ${planText(state).replace('Your', 'your')} was refused when it was due to renew.`,
    state.accessUntilMs === null
      ? 'Premium is paused until the payment arrives.'
      : `Premium stays until ${day(state.accessUntilMs)}; the card will be tried again before.`,
    'To keep it, open "Subscription" in your account and enter another card. If you do nothing, the subscription ends and nothing more is charged.',
  ]);

export const subscriptionCanceledMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, 'Your Speak It Now subscription is canceled', [
    'as you asked, your subscription will not renew and nothing more will be charged.',
    `Premium stays until ${day(state.accessUntilMs)}. Until then you can take the cancellation back at no cost, by choosing your plan again.`,
  ]);

export const subscriptionEndedMail = (to: Recipient): Mail =>
  mail(to, 'Your Speak It Now subscription has ended', [
    'your premium access has ended and nothing more will be charged. Your account, your words and your streak stay as they are.',
    'You are welcome back at any time: choose a plan on the subscription page.',
  ]);
