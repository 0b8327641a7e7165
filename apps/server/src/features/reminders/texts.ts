/** The words of the notification, in the languages of the interface. */
import type { Locale } from '@speak-it-now/languages';

export interface ReminderText {
  readonly title: string;
  readonly body: string;
  /** The button that ends the reminders. */
  readonly stop: string;
}

export const REMINDER_TEXTS: Readonly<Record<Locale, ReminderText>> = {
  en: {
    title: 'Time to practice',
    body: 'Say one phrase out loud. It takes a minute.',
    stop: 'Stop reminders',
  },
  es: {
    title: 'Hora de practicar',
    body: 'Di una frase en voz alta. Es solo un minuto.',
    stop: 'No recordármelo más',
  },
  fr: {
    title: 'C’est l’heure de t’entraîner',
    body: 'Dis une phrase à voix haute. Une minute suffit.',
    stop: 'Arrêter les rappels',
  },
  de: {
    title: 'Zeit zum Üben',
    body: 'Sprich einen Satz laut. Das dauert nur eine Minute.',
    stop: 'Nicht mehr erinnern',
  },
  it: {
    title: 'È ora di esercitarti',
    body: 'Di’ una frase ad alta voce. Basta un minuto.',
    stop: 'Non ricordarmelo più',
  },
};
