import type { Translated } from '../catalogue.ts';
import type { home as english } from '../en/home.ts';

/** Home around the checker, in French. */
export const home: Translated<typeof english> = {
  promo: {
    banner: 'Cinq langues, un tuteur qui écoute et une note honnête pour chaque mot.',
    bannerLink: 'Essaie gratuitement',
    introTitle: 'Essaie gratuitement',
    introLead:
      'Écris ce que tu veux dire. Écoute comment cela sonne. Dis-le, et vois quels sons étaient justes, lesquels ne l’étaient pas et comment les changer. Les cinq premières notes de chaque jour sont gratuites, sans compte.',
    start: 'Essaie gratuitement : écris ta première phrase',
    features: [
      {
        title: 'Des retours de prononciation de ton tuteur IA',
        text: 'Par écrit et à voix haute, sur les sons que tu as faits.',
      },
      {
        title: 'Des notes de précision',
        text: 'Pour la phrase, chaque mot et chaque son, chaque point étant expliqué.',
      },
      { title: 'Des conseils', text: 'Où va la langue, que font les lèvres, que corriger d’abord.' },
      {
        title: 'Une fonction de traduction',
        text: 'Familière ou soutenue, pour le dire comme les gens le diraient.',
      },
      { title: 'Cinq langues', text: 'Anglais, espagnol, français, allemand et italien.' },
    ],
  },

  tabs: {
    label: 'Que veux-tu faire ?',
    tips: 'Conseils / Mode d’emploi',
    pronunciation: 'Vérificateur de prononciation',
    resources: 'Mots et phrases à essayer',
  },

  vocabulary: {
    title: 'Mots et phrases à essayer',
    lead: 'Choisis-en un, et il passe dans le vérificateur.',
    language: 'Langue',
    level: 'Niveau de difficulté',
    levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
    category: 'Thème',
    loading: 'Chargement du vocabulaire...',
    empty: 'Le vocabulaire n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
    tryAgain: 'Réessayer',
    terms: 'Mots',
    phrases: 'Phrases',
    hear: (text: string) => `Écouter ${text}`,
  },

  popup: {
    title: 'Entraîne-toi sans limite',
    lead: 'Tes cinq notes gratuites de ces 24 heures sont utilisées. Un abonnement lève la limite.',
    nextFree: (time: string) => `Ta prochaine note gratuite arrive à ${time}.`,
    features: [
      'Entraînement de prononciation illimité',
      'Notes de précision par IA, faites pour toi',
      'Retours et accompagnement',
      'Accès à toutes les langues',
    ],
    subscribe: 'S’abonner maintenant',
    prices: 'Prix',
    price: (price: string, interval: string) => `${price} par ${interval}`,
    intervals: { day: 'jour', week: 'semaine', month: 'mois', year: 'an' },
    notNow: 'Pas maintenant',
  },
};
