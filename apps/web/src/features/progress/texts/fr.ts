import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

/** The progress page in French. */
export default {
  title: 'Tes progrès',
  lead: 'Chaque essai noté compte ici. Les enregistrements ne sont jamais conservés, seulement leurs notes.',
  loading: 'Chargement de tes progrès...',
  failed: 'Tes progrès n’ont pas pu être chargés.',
  lastTenNote:
    'Cette page montre tes 10 derniers essais. Tous sont enregistrés, et avec Premium les graphiques les prennent tous en compte.',

  newcomer: {
    title: 'Tes progrès commencent ici',
    text: 'Dis une phrase dans le vérificateur et tu verras ici ta précision, tes sons et tes jours d’entraînement.',
    action: 'Dis ta première phrase',
  },

  today: {
    title: 'Aujourd’hui',
    average: 'en moyenne aujourd’hui',
    noAverage: 'pas encore de note aujourd’hui',
    setGoal: 'Objectif du jour',
    noGoal: 'Pas d’objectif',
    goalOption: (count: number) => (count === 1 ? '1 essai par jour' : `${count} essais par jour`),
    freeLimit: (count: number) => `La formule gratuite comprend ${count} évaluations par jour.`,
    goalFailed: 'Ton objectif n’a pas pu être enregistré. Réessaie.',
  },

  streak: {
    title: 'Jours d’affilée',
    days: (count: number) => (count <= 1 ? 'jour' : 'jours'),
    none: 'Dis une phrase pour commencer une nouvelle série.',
    doneToday: 'C’est fait pour aujourd’hui. À demain !',
    oneMore: (days: number) =>
      days === 1
        ? 'Avec une phrase aujourd’hui, cela fera deux jours d’affilée.'
        : `Avec une phrase aujourd’hui, cela fera ${days + 1} jours d’affilée.`,
  },

  words: {
    title: 'Phrases maîtrisées',
    explained: (accuracy: number) => `phrases différentes dites à ${accuracy} % ou plus`,
    none: (accuracy: number) => `Une phrase compte comme maîtrisée à partir de ${accuracy} %.`,
    total: (count: number) =>
      count <= 1 ? `${count} essai noté jusqu’ici` : `${count} essais notés jusqu’ici`,
  },

  view: {
    label: (title: string) => `Affichage de : ${title}`,
    chart: 'Graphique',
    table: 'Tableau',
    tableOf: (title: string) => `Tableau : ${title}`,
  },

  accuracy: {
    lines: 'Courbes du graphique',
    title: 'Précision au fil du temps',
    lead: 'La moyenne de tes essais par langue.',
    range: 'Période',
    ranges: { month: '30 jours', quarter: '3 mois', year: '1 an' },
    chartLabel: 'Courbes de ta précision moyenne par langue. Parcours-les avec les touches fléchées.',
    empty: 'Aucun essai noté pendant cette période.',
    day: 'Jour',
    week: 'Semaine du',
    ofAttempts: (count: number) => (count <= 1 ? `${count} essai` : `${count} essais`),
    none: 'aucun',
  },

  calendar: {
    title: 'Jours d’entraînement',
    lead: 'Un point plus grand est un jour avec plus d’essais.',
    chartLabel: (days: number, attempts: number) =>
      `Calendrier des dernières semaines : entraînement sur ${days <= 1 ? `${days} jour` : `${days} jours`}, ${attempts <= 1 ? `${attempts} essai` : `${attempts} essais`} en tout. Les chiffres sont dans le tableau.`,
    day: (date: string, attempts: number) =>
      `${date} : ${attempts <= 1 ? `${attempts} essai` : `${attempts} essais`}`,
    legend: 'Essais par jour',
    more: (from: number) => `${from} ou plus`,
    sum: 'Total',
    tableNote: 'Les semaines sans entraînement ne sont pas affichées.',
  },

  sounds: {
    title: 'Tes sons',
    lead: 'Chaque son de la langue à sa place dans la bouche, avec la moyenne de tes notes et combien de fois tu l’as dit.',
    consonants: 'Consonnes',
    vowels: 'Voyelles',
    vowelsLead: 'À gauche, l’avant de la bouche ; en haut, la bouche fermée.',
    nasal: 'Voyelles nasales',
    diphthongs: 'Diphtongues',
    others: 'Autres sons',
    scroll: 'Consonnes par lieu et par mode, à faire défiler',
    few: 'pas encore assez d’essais',
    unpracticed: 'pas encore dit',
    times: (count: number) => `dit ${count} fois`,
    fewExplained: (count: number) => `en pointillé : dit moins de ${count} fois`,
    sound: 'Son',
    mean: 'Moyenne',
    recent: 'Récemment',
    count: 'Fois',
    verdict: 'Verdict',
    recentNote: (count: number) => `« Récemment » est la moyenne des ${count} dernières fois au plus.`,
    places: {
      bilabial: 'les deux lèvres',
      labiodental: 'lèvre et dents',
      dental: 'dents',
      alveolar: 'gencive derrière les dents',
      postalveolar: 'derrière la gencive',
      palatal: 'palais dur',
      velar: 'palais mou',
      uvular: 'luette',
      glottal: 'gorge',
    },
    manners: {
      plosive: 'occlusives',
      affricate: 'arrêt puis souffle',
      nasal: 'par le nez',
      trill: 'roulées',
      tap: 'battues',
      fricative: 'soufflées',
      approximant: 'glissées',
      lateral: 'par les côtés',
    },
  },

  confusions: {
    title: 'Ce que tu dis à la place',
    lead: 'Seulement les sons entendus clairement. Les plus fréquents d’abord.',
    heard: 'Tu as dit',
    expected: 'au lieu de',
    leftOut: 'Tu as omis',
    share: (count: number, total: number) => `${count} fois sur ${total}`,
    empty:
      'On n’a encore entendu clairement aucun son incorrect. Continue à t’entraîner pour en voir plus ici.',
    all: (count: number) => `Afficher les ${count}`,
    fewer: 'Afficher moins',
    soundHeard: 'Entendu',
    howOften: 'Combien de fois',
    ofAll: 'Part',
  },

  history: {
    lastTen: 'Tes 10 derniers essais',
    all: 'Tous les essais',
    today: (average: string, attempts: number) =>
      attempts === 1
        ? `Aujourd’hui : ${average}, 1 essai`
        : `Aujourd’hui : ${average} en moyenne, ${attempts} essais`,
    noneToday: 'Pas encore d’essai aujourd’hui.',
    premium:
      'Les essais plus anciens sont enregistrés. Avec Premium, tu peux tous les voir, les filtrer et les exporter.',
    allLanguages: 'Toutes les langues',
    more: 'Afficher des essais plus anciens',
    loadingMore: 'Chargement...',
    end: 'Ce sont tous tes essais.',
    empty: 'Pas encore d’essai dans cette langue.',
    failed: 'Ton historique n’a pas pu être chargé.',
    casual: 'familier',
    formal: 'formel',
    onDevice: 'noté sur ton appareil',
    scoringChanged: (date: string) =>
      `Ici, la notation a changé (${date}). Le même enregistrement peut maintenant recevoir une autre note.`,
    missing: 'omis',
  },
} satisfies Translated<typeof english>;
