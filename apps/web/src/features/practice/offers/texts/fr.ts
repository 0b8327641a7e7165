import type { Translated } from '../../../../i18n/catalog.ts';
import type english from './en.ts';

export default {
  didYouMean: (text: string) => `Voulais-tu dire « ${text} » ?`,
  isTarget: (language: string) => `C’est déjà en ${language.toLowerCase()} : s’entraîner`,
  isSource: (language: string) => `C’est en ${language.toLowerCase()} : traduire à partir de cette langue`,
  title: 'Comment tu le dis',
  whoSays: 'Qui parle',
  masculine: 'Un homme',
  feminine: 'Une femme',
  notSaid: 'Non précisé',
  hint: 'Certaines langues le disent autrement : « je suis fatigué » ou « je suis fatiguée ». Non précisé, c’est le masculin.',
  failed: 'Ce choix n’a pas pu être enregistré. Réessaie.',
} satisfies Translated<typeof english>;
