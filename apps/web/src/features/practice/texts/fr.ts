import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

const fr: Translated<typeof english> = {
  hearing: {
    'no-sound': 'Aucun son ne nous parvient. Le micro est-il coupé, ou en utilises-tu un autre ?',
    'not-heard': 'On ne t’entend pas encore. Parle plus fort ou rapproche-toi du micro.',
    'too-quiet': 'Ta voix est très faible. Rapproche-toi du micro ou parle plus fort.',
    'too-loud': 'Ta voix est trop forte et sature. Recule un peu.',
    substitute: (name) => `« ${name} » n’est pas branché. Un autre micro est utilisé.`,
    unpluggedTitle: 'Le micro a été débranché',
    unplugged:
      'L’enregistrement s’est interrompu et n’a pas été envoyé. Cet essai n’est pas compté. Rebranche le micro ou choisis-en un autre.',
    allowedNow: 'Le micro est maintenant autorisé. Enregistre à nouveau.',
    microphone: 'Micro',
    systemMicrophone: 'Le micro du système',
    notConnected: (name) => `${name} (non branché)`,
  },
  permission: {
    title: (browser) => `Comment l’autoriser dans ${browser}`,
    system:
      'Si cela ne marche toujours pas, vérifie les réglages de confidentialité du système : ils peuvent bloquer le micro pour tout le navigateur.',
    browsers: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Appuie sur l’icône à gauche de l’adresse.',
          'Active le micro. S’il n’apparaît pas, ouvre les paramètres du site et règle Micro sur Autoriser.',
          'Reviens sur cette page et enregistre à nouveau.',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Appuie sur le cadenas à gauche de l’adresse.',
          'Ouvre les autorisations de ce site et règle Microphone sur Autoriser.',
          'Reviens sur cette page et enregistre à nouveau.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Appuie sur le micro barré à gauche de l’adresse.',
          'Retire l’autorisation bloquée avec la croix à côté.',
          'Enregistre à nouveau et appuie sur Autoriser quand Firefox le demande.',
        ],
      },
      safari: {
        name: 'Safari',
        steps: [
          'Dans la barre des menus, choisis Safari, puis les réglages de ce site web.',
          'Règle Micro sur Autoriser.',
          'Recharge cette page et enregistre ; ton texte est conservé.',
        ],
      },
      'ios-safari': {
        name: 'Safari sur iPhone et iPad',
        steps: [
          'Touche l’icône de page dans la barre d’adresse, puis les trois points.',
          'Ouvre les réglages du site web et règle Micro sur Autoriser.',
          'Recharge cette page et enregistre ; ton texte est conservé.',
        ],
      },
      'ios-other': {
        name: 'ce navigateur sur iPhone et iPad',
        steps: [
          'Ouvre l’app Réglages et cherche ce navigateur dans la liste des apps.',
          'Active Micro.',
          'Reviens sur cette page et enregistre à nouveau.',
        ],
      },
      'android-chrome': {
        name: 'Chrome sur Android',
        steps: [
          'Touche l’icône à gauche de l’adresse, puis Autorisations.',
          'Active Micro.',
          'Reviens sur cette page et enregistre à nouveau.',
        ],
      },
      'android-firefox': {
        name: 'Firefox sur Android',
        steps: [
          'Touche le cadenas à gauche de l’adresse.',
          'Touche le micro bloqué pour l’autoriser.',
          'Reviens sur cette page et enregistre à nouveau.',
        ],
      },
      other: {
        name: 'ce navigateur',
        steps: [
          'Ouvre les réglages de cette page, le plus souvent à côté de l’adresse.',
          'Autorise le micro.',
          'Recharge cette page et enregistre ; ton texte est conservé.',
        ],
      },
    },
  },
  playback: {
    tempo: 'Vitesse de lecture',
    times: (factor) => `${factor}×`,
    compare: 'Comparer à l’oreille',
    compareHint: 'Toi, le modèle, puis toi encore',
    stop: 'Arrêter la lecture',
    now: { mine: 'Maintenant : toi', model: 'Maintenant : le modèle' },
  },
  fixFirst: {
    title: 'À corriger en premier',
    asIn: (example) => `comme dans ${example}`,
    inWord: (word) => `dans « ${word} »`,
    heard: 'On a entendu',
    leftOut: 'On n’a pas entendu ce son.',
    unclear: 'Ce son n’était pas clair.',
    missing: (word) => `On n’a pas entendu « ${word} ». Dis tous les mots de la phrase.`,
    lost: (word) => `On n’a pas reconnu « ${word} ». Travaille-le d’abord seul.`,
    heardWord: (word) => `On a entendu « ${word} ».`,
    otherWord: (word, heard) => `On a entendu « ${heard} ». Dis « ${word} ».`,
    hear: 'Écouter',
    hearWord: (word) => `Écouter « ${word} »`,
    drillIt: 'Travailler',
    drill: (word) => `Travailler « ${word} »`,
  },
  stress: {
    title: 'Accent tonique :',
    here: 'accent ici',
    heardHere: 'tu as accentué ici',
    advice: (expected, heard) =>
      `accentue la syllabe ${expected}, pas la syllabe ${heard}. Allonge la voyelle marquée et dis-la plus fort ; garde les autres légères.`,
  },
  drill: {
    label: 'Travail d’un mot',
    title: 'Un mot tout seul',
    lead: 'Écoute le modèle, puis dis le mot.',
    costs: (left, free) =>
      `Chaque essai noté utilise une note gratuite : il t’en reste ${left} sur ${free} aujourd’hui. Un essai qui ne peut pas être noté est gratuit.`,
    start: 'L’écouter, puis le dire',
    again: 'L’écouter, puis le redire',
    hear: 'L’écouter',
    back: 'Retour à la phrase',
    phrase: 'Enregistrer toute la phrase',
    history: 'Notes de cet exercice',
    inPhrase: 'dans la phrase',
    tryNumber: (number) => `essai ${number}`,
    goal: (percent) => `Objectif : ${percent} pour cent`,
    notSaid: 'pas entendu',
    passedText: 'Redis-le maintenant dans la phrase.',
    onward: (points) =>
      `${points} ${points === 1 ? 'point' : 'points'} de mieux que dans la phrase. Continue.`,
    notYet: 'Pas encore. Réécoute et prends ton temps.',
  },
  outside: {
    tutorTitle: 'Autrement dit',
    tutorNote: 'Rédigé par un service d’IA à partir des résultats de ta note. Il n’a rien évalué lui-même.',
    heardTitle: 'Ce qu’un service de transcription a compris',
    heardNote: (recipient: string) => `${recipient}, à titre d’information : ta note n’en dépend pas.`,
    azure: 'Noté par Azure AI Speech.',
    engineInsteadOfAzure: 'Azure AI Speech n’a pas répondu ; le moteur de ce serveur a donné la note.',
  },
  onward: { again: 'Réessayer', next: 'Phrase suivante', comesNext: 'Ensuite :' },
  scoredOn: { device: 'Noté sur cet appareil.', server: 'Noté sur le serveur.' },
  details: { title: 'Détails', listen: 'Écoute attentive' },
  melody: {
    title: 'Mélodie',
    lead: 'Comment ta voix monte et descend, à côté de celle du modèle. La hauteur se mesure à partir du milieu de chaque voix.',
    show: 'Montrer la mélodie',
    hide: 'Cacher la mélodie',
    loading: 'Analyse des deux voix...',
    failed: 'La mélodie n’a pas pu être tracée. Vérifie ta connexion et réessaie.',
    tryAgain: 'Réessayer',
    noPitch:
      'Trop peu de ton enregistrement a une hauteur nette. Dis la phrase à pleine voix, sans chuchoter.',
    chart: 'Hauteur de ta voix et du modèle tout au long de la phrase',
    you: 'Toi',
    model: 'Modèle',
    higher: 'plus aigu',
    lower: 'plus grave',
    range: {
      narrow: (mine, model) =>
        `Ta voix varie de ${mine} demi-tons, celle du modèle de ${model} : fais-la monter et descendre davantage.`,
      wide: (mine, model) =>
        `Ta voix varie de ${mine} demi-tons, celle du modèle de ${model} : une mélodie plus calme suffit.`,
      alike: (mine, model) =>
        `Ta voix varie de ${mine} demi-tons, celle du modèle de ${model} : à peu près autant de relief.`,
    },
    ending: {
      alike: {
        rising: 'Les deux voix montent à la fin.',
        falling: 'Les deux voix descendent à la fin.',
        level: 'Les deux voix restent stables à la fin.',
      },
      model: {
        rising: 'À la fin, le modèle monte ;',
        falling: 'À la fin, le modèle descend ;',
        level: 'À la fin, le modèle reste stable ;',
      },
      mine: { rising: 'ta voix monte.', falling: 'ta voix descend.', level: 'ta voix reste stable.' },
    },
  },
};

export default fr;
