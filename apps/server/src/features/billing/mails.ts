import type { Locale } from '@speak-it-now/languages';
import { composeMail, type Mail } from '../../mail/mail.ts';
import { MAIL_TEXTS, type MailText } from '../../mail/texts.ts';
import { BILLING_MAIL_TEXTS } from './mail-texts.ts';
import { type BillingState, planById } from './state.ts';

interface Recipient {
  readonly email: string;
  readonly username: string;
  readonly language: Locale;
}

const textsFor = ({ language }: Recipient) => BILLING_MAIL_TEXTS[language];
/** Dates and prices in English are American, as the texts are. */
const localeOf = ({ language }: Recipient) => (language === 'en' ? 'en-US' : language);

const mail = (to: Recipient, { subject, paragraphs }: MailText): Mail =>
  composeMail({
    to: to.email,
    language: to.language,
    subject,
    blocks: [MAIL_TEXTS[to.language].greeting(to.username), ...paragraphs],
    reason: textsFor(to).reason,
  });

function dayFor(to: Recipient, timeMs: number | null): string {
  if (timeMs === null) return textsFor(to).endOfPeriod;
  return new Date(timeMs).toLocaleDateString(localeOf(to), { dateStyle: 'long', timeZone: 'UTC' });
}

function planFor(to: Recipient, { planId }: BillingState): string {
  if (!planId) return textsFor(to).unknownPlan;
  const price = (planById(planId).priceCents / 100).toLocaleString(localeOf(to), {
    style: 'currency',
    currency: 'USD',
  });
  return textsFor(to).plan(planId, price);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const subscriptionStartedMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, textsFor(to).started(capitalized(planFor(to, state)), dayFor(to, state.currentPeriodEndMs)));

export const paymentFailedMail = (to: Recipient, state: BillingState): Mail =>
  mail(
    to,
    textsFor(to).paymentFailed(
      planFor(to, state),
      state.accessUntilMs === null ? undefined : dayFor(to, state.accessUntilMs),
    ),
  );

export const subscriptionCanceledMail = (to: Recipient, state: BillingState): Mail =>
  mail(to, textsFor(to).canceled(dayFor(to, state.accessUntilMs)));

export const subscriptionEndedMail = (to: Recipient): Mail => mail(to, textsFor(to).ended);
