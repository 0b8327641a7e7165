import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** What surrounds the legal texts, in French. */
export default {
  legal: {
    privacyTitle: 'Politique de confidentialité',
    termsTitle: 'Conditions d’utilisation',
    updated: (date: string) => `Dernière mise à jour : ${date}`,
    contents: 'Sur cette page',
    translation: 'Ceci est une traduction pour ton confort. En cas de doute, le texte anglais fait foi.',
    readEnglish: 'Lire le texte anglais',
    readTranslation: 'Lire la traduction',
  },
} satisfies Translated<typeof english>;
