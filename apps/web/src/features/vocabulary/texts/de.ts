import type { Translated } from '../../../i18n/catalog.ts';
import type en from './en.ts';

const de: Translated<typeof en> = {
  best: (percent) => `Bestwert ${percent} %`,
  bestSpoken: (percent) => `Deine beste Bewertung: ${percent} Prozent`,
};

export default de;
