import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Tu es hors ligne.',
    text: 'Les mots et phrases et les voix de ton navigateur fonctionnent toujours. La traduction, les notes et ton compte reviendront avec la connexion. Ce que tu écris reste ici.',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai...',
    backTitle: 'Connexion rétablie',
    back: 'Tout fonctionne de nouveau.',
  },
  recordingNeedsServer:
    'Tu es hors ligne. Les enregistrements sont notés sur le serveur : connecte-toi pour enregistrer.',
  update: {
    title: 'Une nouvelle version est prête.',
    text: 'Le chargement ne prend qu’un instant. Ce que tu as écrit est conservé.',
    load: 'La charger',
  },
} satisfies Translated<typeof en>;
