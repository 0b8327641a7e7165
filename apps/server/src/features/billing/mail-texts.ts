/** The words of the mails about a subscription, in the languages of the interface. */
import type { PlanId } from '@speak-it-now/contract';
import type { Locale } from '@speak-it-now/languages';
import type { MailText } from '../../mail/texts.ts';

interface BillingMailTexts {
  readonly reason: string;
  /** The plan's name inside a sentence; `price` is an amount with its currency. */
  readonly plan: (planId: PlanId, price: string) => string;
  readonly unknownPlan: string;
  /** Stands in for a date that is not known. */
  readonly endOfPeriod: string;
  /** `Plan` is the plan's name with a capital, because it begins the sentence. */
  readonly started: (Plan: string, renewalDay: string) => MailText;
  /** `accessUntil` is undefined if Premium is paused already. */
  readonly paymentFailed: (plan: string, accessUntil: string | undefined) => MailText;
  readonly canceled: (accessUntil: string) => MailText;
  readonly ended: MailText;
}

export const BILLING_MAIL_TEXTS: Readonly<Record<Locale, BillingMailTexts>> = {
  en: {
    reason: 'You’re receiving this email because it’s about your Speak It Now subscription.',
    plan: (planId, price) =>
      ({
        daily: `your Daily plan (${price} per day)`,
        weekly: `your Weekly plan (${price} per week)`,
        monthly: `your Monthly plan (${price} per month)`,
        yearly: `your Yearly plan (${price} per year)`,
      })[planId],
    unknownPlan: 'your subscription',
    endOfPeriod: 'the end of the paid period',
    started: (Plan, renewalDay) => ({
      subject: 'Your Speak It Now subscription is active',
      paragraphs: [
        'Thank you! Your payment was successful.',
        `${Plan} is active. It renews on ${renewalDay} unless you cancel before then, under "Subscription" in your account.`,
        'You can now practice without limits in all languages.',
      ],
    }),
    paymentFailed: (plan, accessUntil) => ({
      subject: 'Your Speak It Now payment did not go through',
      paragraphs: [
        `Your card was declined when ${plan} was due to renew.`,
        accessUntil === undefined
          ? 'Premium is paused until the payment arrives.'
          : `You keep Premium until ${accessUntil}, and we’ll try the card again before then.`,
        'To keep Premium, open "Subscription" in your account and enter another card. If you do nothing, your subscription ends and you won’t be charged again.',
      ],
    }),
    canceled: (accessUntil) => ({
      subject: 'Your Speak It Now subscription is canceled',
      paragraphs: [
        'As you asked, your subscription won’t renew, and you won’t be charged again.',
        `You keep Premium until ${accessUntil}. Until then you can undo the cancellation at no cost by choosing your plan again.`,
      ],
    }),
    ended: {
      subject: 'Your Speak It Now subscription has ended',
      paragraphs: [
        'Your Premium access has ended, and you won’t be charged again. Your account, your phrases, and your streak stay as they are.',
        'You’re welcome back anytime: just choose a plan on the subscription page.',
      ],
    },
  },
  es: {
    reason: 'Recibes este correo porque se trata de tu suscripción a Speak It Now.',
    plan: (planId, price) =>
      ({
        daily: `tu suscripción diaria (${price} al día)`,
        weekly: `tu suscripción semanal (${price} a la semana)`,
        monthly: `tu suscripción mensual (${price} al mes)`,
        yearly: `tu suscripción anual (${price} al año)`,
      })[planId],
    unknownPlan: 'tu suscripción',
    endOfPeriod: 'el final del periodo pagado',
    started: (Plan, renewalDay) => ({
      subject: 'Tu suscripción a Speak It Now está activa',
      paragraphs: [
        '¡Gracias! El pago se ha realizado correctamente.',
        `${Plan} está activa. Fecha de renovación: ${renewalDay}. Puedes cancelarla antes en «Suscripción», en tu cuenta.`,
        'Ya puedes practicar sin límite en todos los idiomas.',
      ],
    }),
    paymentFailed: (plan, accessUntil) => ({
      subject: 'No se ha podido cobrar tu suscripción a Speak It Now',
      paragraphs: [
        `Tu tarjeta fue rechazada al renovar ${plan}.`,
        accessUntil === undefined
          ? 'Premium queda en pausa hasta que llegue el pago.'
          : `Conservas Premium hasta esta fecha: ${accessUntil}. Antes volveremos a intentarlo con la tarjeta.`,
        'Para conservar Premium, abre «Suscripción» en tu cuenta e introduce otra tarjeta. Si no haces nada, la suscripción termina y no se te cobra nada más.',
      ],
    }),
    canceled: (accessUntil) => ({
      subject: 'Tu suscripción a Speak It Now está cancelada',
      paragraphs: [
        'Como pediste, tu suscripción no se renovará y no se te cobrará nada más.',
        `Conservas Premium hasta esta fecha: ${accessUntil}. Hasta entonces puedes deshacer la cancelación sin coste: elige otra vez tu plan.`,
      ],
    }),
    ended: {
      subject: 'Tu suscripción a Speak It Now ha terminado',
      paragraphs: [
        'Tu acceso a Premium ha terminado y no se te cobrará nada más. Tu cuenta, tus frases y tu racha siguen como están.',
        'Puedes volver cuando quieras: solo tienes que elegir un plan en la página de suscripción.',
      ],
    },
  },
  fr: {
    reason: 'Tu reçois cet e-mail parce qu’il concerne ton abonnement Speak It Now.',
    plan: (planId, price) =>
      ({
        daily: `ton abonnement journalier (${price} par jour)`,
        weekly: `ton abonnement hebdomadaire (${price} par semaine)`,
        monthly: `ton abonnement mensuel (${price} par mois)`,
        yearly: `ton abonnement annuel (${price} par an)`,
      })[planId],
    unknownPlan: 'ton abonnement',
    endOfPeriod: 'la fin de la période payée',
    started: (Plan, renewalDay) => ({
      subject: 'Ton abonnement Speak It Now est actif',
      paragraphs: [
        'Merci ! Ton paiement a bien été effectué.',
        `${Plan} est actif. Date de renouvellement : ${renewalDay}. Tu peux le résilier avant, dans « Abonnement » sur ton compte.`,
        'Tu peux maintenant t’entraîner sans limite dans toutes les langues.',
      ],
    }),
    paymentFailed: (plan, accessUntil) => ({
      subject: 'Ton paiement Speak It Now n’a pas abouti',
      paragraphs: [
        `Ta carte a été refusée au moment de renouveler ${plan}.`,
        accessUntil === undefined
          ? 'Premium est suspendu jusqu’à l’arrivée du paiement.'
          : `Tu gardes Premium jusqu’à cette date : ${accessUntil}. D’ici là, nous réessaierons avec ta carte.`,
        'Pour garder Premium, ouvre « Abonnement » sur ton compte et saisis une autre carte. Si tu ne fais rien, ton abonnement se termine et plus rien n’est débité.',
      ],
    }),
    canceled: (accessUntil) => ({
      subject: 'Ton abonnement Speak It Now est résilié',
      paragraphs: [
        'Comme tu l’as demandé, ton abonnement ne sera pas renouvelé et plus rien ne sera débité.',
        `Tu gardes Premium jusqu’à cette date : ${accessUntil}. D’ici là, tu peux annuler la résiliation sans frais : choisis de nouveau ton abonnement.`,
      ],
    }),
    ended: {
      subject: 'Ton abonnement Speak It Now est terminé',
      paragraphs: [
        'Ton accès Premium est terminé et plus rien ne sera débité. Ton compte, tes phrases et ta série restent tels quels.',
        'Reviens quand tu veux : il suffit de choisir un abonnement sur la page d’abonnement.',
      ],
    },
  },
  de: {
    reason: 'Du bekommst diese E-Mail, weil es um dein Abo bei Speak It Now geht.',
    plan: (planId, price) =>
      ({
        daily: `dein Tagesabo (${price} pro Tag)`,
        weekly: `dein Wochenabo (${price} pro Woche)`,
        monthly: `dein Monatsabo (${price} pro Monat)`,
        yearly: `dein Jahresabo (${price} pro Jahr)`,
      })[planId],
    unknownPlan: 'dein Abo',
    endOfPeriod: 'Ende des bezahlten Zeitraums',
    started: (Plan, renewalDay) => ({
      subject: 'Dein Abo bei Speak It Now ist aktiv',
      paragraphs: [
        'Danke! Deine Zahlung hat geklappt.',
        `${Plan} ist aktiv. Nächste Verlängerung: ${renewalDay}. Vorher kannst du es in deinem Konto unter „Abo“ kündigen.`,
        'Du kannst jetzt in allen Sprachen unbegrenzt üben.',
      ],
    }),
    paymentFailed: (plan, accessUntil) => ({
      subject: 'Deine Zahlung bei Speak It Now hat nicht geklappt',
      paragraphs: [
        `Deine Karte wurde abgelehnt, als sich ${plan} verlängern sollte.`,
        accessUntil === undefined
          ? 'Premium pausiert, bis die Zahlung da ist.'
          : `Premium bleibt dir noch erhalten (bis: ${accessUntil}), und vorher versuchen wir es noch einmal mit der Karte.`,
        'Um Premium zu behalten, öffne in deinem Konto „Abo“ und gib eine andere Karte ein. Wenn du nichts tust, endet dein Abo, und es wird nichts mehr abgebucht.',
      ],
    }),
    canceled: (accessUntil) => ({
      subject: 'Dein Abo bei Speak It Now ist gekündigt',
      paragraphs: [
        'Wie gewünscht verlängert sich dein Abo nicht, und es wird nichts mehr abgebucht.',
        `Premium bleibt dir noch erhalten (bis: ${accessUntil}). Bis dahin kannst du die Kündigung kostenlos zurücknehmen, indem du dein Abo noch einmal wählst.`,
      ],
    }),
    ended: {
      subject: 'Dein Abo bei Speak It Now ist beendet',
      paragraphs: [
        'Dein Zugang zu Premium ist beendet, und es wird nichts mehr abgebucht. Dein Konto, deine Sätze und deine Serie bleiben, wie sie sind.',
        'Du kannst jederzeit zurückkommen: Wähle einfach auf der Abo-Seite ein Abo.',
      ],
    },
  },
  it: {
    reason: 'Ricevi questa email perché riguarda il tuo abbonamento a Speak It Now.',
    plan: (planId, price) =>
      ({
        daily: `il tuo abbonamento giornaliero (${price} al giorno)`,
        weekly: `il tuo abbonamento settimanale (${price} alla settimana)`,
        monthly: `il tuo abbonamento mensile (${price} al mese)`,
        yearly: `il tuo abbonamento annuale (${price} all’anno)`,
      })[planId],
    unknownPlan: 'il tuo abbonamento',
    endOfPeriod: 'la fine del periodo pagato',
    started: (Plan, renewalDay) => ({
      subject: 'Il tuo abbonamento a Speak It Now è attivo',
      paragraphs: [
        'Grazie! Il pagamento è andato a buon fine.',
        `${Plan} è attivo. Data di rinnovo: ${renewalDay}. Prima puoi disdirlo in «Abbonamento», nel tuo account.`,
        'Ora puoi esercitarti senza limiti in tutte le lingue.',
      ],
    }),
    paymentFailed: (plan, accessUntil) => ({
      subject: 'Il tuo pagamento a Speak It Now non è riuscito',
      paragraphs: [
        `La tua carta è stata rifiutata al momento di rinnovare ${plan}.`,
        accessUntil === undefined
          ? 'Premium è in pausa finché non arriva il pagamento.'
          : `Mantieni Premium fino a questa data: ${accessUntil}. Prima riproveremo con la carta.`,
        'Per mantenere Premium, apri «Abbonamento» nel tuo account e inserisci un’altra carta. Se non fai nulla, l’abbonamento termina e non ti verrà addebitato altro.',
      ],
    }),
    canceled: (accessUntil) => ({
      subject: 'Il tuo abbonamento a Speak It Now è disdetto',
      paragraphs: [
        'Come hai chiesto, il tuo abbonamento non si rinnoverà e non ti verrà addebitato altro.',
        `Mantieni Premium fino a questa data: ${accessUntil}. Fino ad allora puoi annullare la disdetta senza costi: scegli di nuovo il tuo abbonamento.`,
      ],
    }),
    ended: {
      subject: 'Il tuo abbonamento a Speak It Now è terminato',
      paragraphs: [
        'Il tuo accesso a Premium è terminato e non ti verrà addebitato altro. Il tuo account, le tue frasi e la tua serie restano come sono.',
        'Puoi tornare quando vuoi: basta scegliere un abbonamento nella pagina degli abbonamenti.',
      ],
    },
  },
};
