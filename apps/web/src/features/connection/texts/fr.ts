import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Speak It Now est injoignable.',
    text: 'Les mots et phrases et les voix de ton navigateur fonctionnent toujours. La traduction, la notation et ton compte attendent le retour de la connexion ; ce que tu écris reste ici.',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai...',
    backTitle: 'Connexion rétablie',
    back: 'Tout fonctionne de nouveau.',
  },
  recordingNeedsServer: 'L’enregistrement attend la connexion : ta voix est évaluée sur le serveur.',
  update: {
    title: 'Une nouvelle version est prête.',
    text: 'Le chargement ne prend qu’un instant. Ce que tu as écrit est conservé.',
    load: 'La charger',
  },
} satisfies Translated<typeof en>;
