import type { Translated } from '../../../i18n/catalog.ts';
import type en from './en.ts';

const fr: Translated<typeof en> = {
  best: (percent) => `record : ${percent} %`,
  bestSpoken: (percent) => `Ta meilleure note : ${percent} pour cent`,
};

export default fr;
