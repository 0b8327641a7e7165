import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** What surrounds the legal texts, in German. */
export default {
  legal: {
    privacyTitle: 'Datenschutzerklärung',
    termsTitle: 'Nutzungsbedingungen',
    updated: (date: string) => `Zuletzt geändert: ${date}`,
    contents: 'Auf dieser Seite',
    translation:
      'Das ist eine Übersetzung, die dir das Lesen erleichtern soll. Im Zweifel gilt der englische Text.',
    readEnglish: 'Englischen Text lesen',
    readTranslation: 'Übersetzung lesen',
  },
} satisfies Translated<typeof english>;
