import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

/** Headings and notes around the legal texts, in French. */
export default {
  legal: {
    privacyTitle: 'Politique de confidentialité',
    termsTitle: 'Conditions d’utilisation',
    updated: (date: string) => `Dernière mise à jour : ${date}`,
    contents: 'Sur cette page',
    translation: 'Cette traduction est là pour t’aider. En cas de doute, le texte anglais fait foi.',
    readEnglish: 'Lire le texte anglais',
    readTranslation: 'Lire la traduction',
    thisServer: {
      title: 'La configuration de ce serveur',
      textsStay: 'Les phrases sont traduites sur ce serveur et ne sont envoyées à personne.',
      textsGoTo: (recipients: string) =>
        `Les phrases que le guide de conversation ne sait pas traduire sont envoyées à ${recipients}.`,
    },
  },
} satisfies Translated<typeof english>;
