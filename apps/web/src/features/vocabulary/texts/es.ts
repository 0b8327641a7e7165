import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

const es: Translated<typeof en> = {
  best: (percent) => `mejor: ${percent} %`,
  bestSpoken: (percent) => `Tu mejor puntuación: ${percent} por ciento`,
};

export default es;
