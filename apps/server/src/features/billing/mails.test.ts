import { LOCALES } from '@speak-it-now/languages';
import { describe, expect, it } from 'vitest';
import {
  paymentFailedMail,
  subscriptionCanceledMail,
  subscriptionEndedMail,
  subscriptionStartedMail,
} from './mails.ts';
import { type BillingState, NO_SUBSCRIPTION } from './state.ts';

const RENEWAL_MS = Date.UTC(2026, 11, 24);
const STATE: BillingState = {
  ...NO_SUBSCRIPTION,
  planId: 'monthly',
  currentPeriodEndMs: RENEWAL_MS,
  accessUntilMs: RENEWAL_MS,
};
const recipient = (language: (typeof LOCALES)[number]) => ({
  email: 'a@b.co',
  username: 'Ana',
  language,
});

describe('a mail about the subscription', () => {
  it('names the plan, its price and the day as the learner’s language writes them', () => {
    const texts = LOCALES.map((language) => [
      language,
      subscriptionStartedMail(recipient(language), STATE).text.replace(/\s/gu, ' '),
    ]);
    expect(Object.fromEntries(texts)).toMatchObject({
      en: expect.stringContaining(
        'Your Monthly plan ($4.86 per month) is active. It renews on December 24, 2026 unless',
      ),
      es: expect.stringContaining(
        'Tu suscripción mensual (4,86 US$ al mes) está activa. Fecha de renovación: 24 de diciembre de 2026.',
      ),
      fr: expect.stringContaining(
        'Ton abonnement mensuel (4,86 $US par mois) est actif. Date de renouvellement : 24 décembre 2026.',
      ),
      de: expect.stringContaining(
        'Dein Monatsabo (4,86 $ pro Monat) ist aktiv. Nächste Verlängerung: 24. Dezember 2026.',
      ),
      it: expect.stringContaining(
        'Il tuo abbonamento mensile (4,86 USD al mese) è attivo. Data di rinnovo: 24 dicembre 2026.',
      ),
    });
  });

  it.each(LOCALES)('has its own words for each event in %s', (language) => {
    const to = recipient(language);
    const mails = [
      paymentFailedMail(to, STATE),
      paymentFailedMail(to, { ...STATE, accessUntilMs: null, planId: null }),
      subscriptionCanceledMail(to, { ...STATE, accessUntilMs: null }),
      subscriptionEndedMail(to),
    ];
    expect(new Set(mails.map(({ text }) => text)).size).toBe(4);
    for (const { subject, text, html } of mails) {
      expect(subject).not.toBe('');
      expect(text).toContain('Ana');
      expect(text).not.toMatch(/\b(?:undefined|null)\b/u);
      expect(html).toContain(`<html lang="${language}">`);
    }
  });
});
