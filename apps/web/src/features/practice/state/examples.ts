import type { TranslatedLanguage } from '@speak-it-now/languages';

/** Starter phrases in the source language. The phrasebook translates each of them. */
export const EXAMPLES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  en: ['good morning', 'thank you very much', 'where is the bathroom?'],
  es: ['buenos días', 'muchas gracias', '¿dónde está el baño?'],
  fr: ['bonjour', 'merci beaucoup', 'où sont les toilettes ?'],
  de: ['guten Morgen', 'vielen Dank', 'wo ist die Toilette?'],
  it: ['buongiorno', 'grazie mille', 'dov’è il bagno?'],
};
