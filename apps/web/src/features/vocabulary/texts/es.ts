import type { Translated } from '../../../i18n/catalog.ts';
import type en from './en.ts';

const es: Translated<typeof en> = {
  best: (percent) => `mejor: ${percent} %`,
  bestSpoken: (percent) => `Tu mejor puntuación: ${percent} por ciento`,
};

export default es;
