import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** What surrounds the legal texts, in Italian. */
export default {
  legal: {
    privacyTitle: 'Informativa sulla privacy',
    termsTitle: 'Termini di servizio',
    updated: (date: string) => `Ultimo aggiornamento: ${date}`,
    contents: 'In questa pagina',
    translation: 'Questa è una traduzione per tua comodità. In caso di dubbio vale il testo inglese.',
    readEnglish: 'Leggi il testo inglese',
    readTranslation: 'Leggi la traduzione',
  },
} satisfies Translated<typeof english>;
