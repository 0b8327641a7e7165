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
  scoresNeedAccount:
    'Pour être noté, il faut maintenant une connexion : cet appareil n’a pas joint ton compte depuis plus de 7 jours.',
  languageNeedsDownload:
    'Tu es hors ligne et cette langue n’est pas encore sur cet appareil. Pour la télécharger, il faut une connexion.',
  needsConnection: {
    title: 'Cette page a besoin d’une connexion',
    text: 'Elle affiche ton compte, qui est sur le serveur. Elle s’ouvrira d’elle-même quand la connexion sera rétablie.',
  },
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
