import type { Translated } from '../../../../i18n/catalog.ts';
import type english from './en.ts';

export default {
  didYouMean: (text: string) => `Forse volevi dire «${text}»?`,
  isTarget: (language: string) => `È già in ${language.toLowerCase()}: esercitati`,
  isSource: (language: string) => `È in ${language.toLowerCase()}: traduci da questa lingua`,
  title: 'Come lo dici',
  whoSays: 'Chi parla',
  masculine: 'Un uomo',
  feminine: 'Una donna',
  notSaid: 'Non indicato',
  hint: 'In alcune lingue cambia: «sono stanco» o «sono stanca». Se non è indicato, vale il maschile.',
  failed: 'Non è stato possibile salvare. Riprova.',
} satisfies Translated<typeof english>;
