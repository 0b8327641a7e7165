import type { Translated } from '../../../i18n/catalog.ts';
import type en from './en.ts';

const it: Translated<typeof en> = {
  best: (percent) => `record ${percent}%`,
  bestSpoken: (percent) => `Il tuo punteggio migliore: ${percent} per cento`,
};

export default it;
