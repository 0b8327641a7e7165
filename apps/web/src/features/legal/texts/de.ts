import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

/** Headings and notes around the legal texts, in German. */
export default {
  legal: {
    privacyTitle: 'Datenschutzerklärung',
    termsTitle: 'Nutzungsbedingungen',
    updated: (date: string) => `Zuletzt geändert: ${date}`,
    contents: 'Auf dieser Seite',
    translation: 'Das ist eine Übersetzung zum leichteren Lesen. Im Zweifel gilt der englische Text.',
    readEnglish: 'Englischen Text lesen',
    readTranslation: 'Übersetzung lesen',
    thisServer: {
      title: 'So ist dieser Server eingerichtet',
      textsStay: 'Sätze werden auf diesem Server übersetzt und nicht weitergegeben.',
      textsGoTo: (recipients: string) =>
        `Sätze, die der Sprachführer nicht übersetzen kann, werden an ${recipients} gesendet.`,
    },
  },
} satisfies Translated<typeof english>;
