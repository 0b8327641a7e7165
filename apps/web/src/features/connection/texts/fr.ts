import type { Translated } from '../../../i18n/catalogue.ts';
import type en from './en.ts';

export default {
  offline: {
    title: 'Tu es hors ligne.',
    text: 'Les mots et phrases et les voix de ton navigateur fonctionnent toujours. La traduction, les notes et ton compte reviendront avec la connexion. Ce que tu écris reste ici.',
    onDevice: (languages: string) =>
      `Tu peux continuer en ${languages.toLowerCase()} : c’est noté sur cet appareil. Les notes attendent ici et rejoindront ton compte avec la connexion.`,
    waiting: (count: number) => (count === 1 ? '1 note est en attente.' : `${count} notes sont en attente.`),
    needsCounting:
      'L’écoute et les mots et phrases fonctionnent toujours. Pour être noté, il faut une connexion : les essais gratuits sont comptés sur le serveur.',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai...',
    backTitle: 'Connexion rétablie',
    back: 'Tout fonctionne de nouveau.',
  },
  scoresNeedConnection:
    'Pour être noté, il faut une connexion : les essais gratuits sont comptés sur le serveur.',
  delivered: {
    title: 'Notes enregistrées',
    text: (count: number) =>
      count === 1
        ? 'La note obtenue hors ligne est dans ton compte.'
        : `Les ${count} notes obtenues hors ligne sont dans ton compte.`,
  },
  recordingNeedsServer:
    'Tu es hors ligne. Les enregistrements sont notés sur le serveur : connecte-toi pour enregistrer.',
  update: {
    title: 'Une nouvelle version est prête.',
    text: 'Le chargement ne prend qu’un instant. Ce que tu as écrit est conservé.',
    load: 'La charger',
  },
} satisfies Translated<typeof en>;
