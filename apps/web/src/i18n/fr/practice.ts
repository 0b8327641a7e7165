import type { Translated } from '../catalogue.ts';
import type { practice as english } from '../en/practice.ts';

/** The checker, its results and its conversation, in French. */
export const practice: Translated<typeof english> = {
  checker: {
    title: 'Vérificateur de prononciation',
    sourceLanguage: 'J’écris en',
    targetLanguage: 'Je le dis en',
    register: 'Façon de parler',
    casual: 'Familier',
    formal: 'Soutenu',
    sourceText: 'Ton texte',
    sourcePlaceholder: 'Écris un mot ou une phrase...',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) =>
      left <= 1 ? `Il reste ${left} caractère` : `Il reste ${left} caractères`,
    translation: 'Traduction',
    translationPlaceholder: 'La traduction apparaîtra ici...',
    translate: 'Traduire',
    translating: 'Traduction...',
    translationFrom: (source: string) => `Source : ${source}`,
    translationSources: { phrasebook: 'guide de conversation', composed: 'guide de conversation, composé' },
    translatedHere: 'Traduit sur ce serveur ; peut être faux.',
    translatedByMachine: (service: string) => `Traduction automatique par ${service}. Elle peut être fausse.`,
    machines: {
      deepl: 'DeepL',
      openai: 'un modèle d’IA',
      libretranslate: 'LibreTranslate',
      apertium: 'Apertium',
    },
    unableToTranslate: 'traduction impossible',
    translationError: 'Erreur de traduction',
    nearestPhrases: 'Phrases proches :',
    practiseAsTyped: 'Travailler mon texte tel quel',
    practisingAsTyped: (language: string) => `Ton texte, pris comme étant en ${language.toLowerCase()}.`,
    transport: 'Écouter, enregistrer, vitesse',
    hearIt: 'Écouter',
    slowSpeed: 'Vitesse lente',
    conversationSpeed: 'Vitesse normale',
    speed: 'Vitesse',
    mute: 'Couper la voix automatique',
    unmute: 'Remettre la voix automatique',
    record: 'Enregistrer',
    recording: 'Enregistrement...',
    processing: 'Traitement...',
    stop: 'Arrêter',
    stopHint: 'ou appuie sur Échap',
    listening: 'J’écoute...',
    quoted: (text: string) => `« ${text} »`,
    inputLevel: 'Niveau du micro',
    cannotHearYou: 'Nous ne t’entendons pas encore. Parle plus fort ou rapproche-toi du micro.',
    evaluating: 'Ton tuteur IA évalue ta prononciation...',
    errorProcessing: 'Erreur de traitement du son',
    sendAgain: 'Renvoyer le même enregistrement',
    waitingForMicrophone: 'En attente du micro...',
  },

  empty: {
    title: 'Le studio est à toi',
    text: 'Écris quelque chose que tu aimerais dire, ou commence par l’une de ces phrases.',
  },

  result: {
    label: 'Résultat de ton enregistrement',
    latest: 'Dernier retour',
    percentAccuracy: (percent: number) => `${percent} pour cent de précision`,
    percentSign: '%',
    verdict: {
      good: 'C’est comme ça qu’on le dit.',
      fair: 'Presque. Un ou deux sons à déplacer.',
      poor: 'Reprenons-le morceau par morceau.',
    },
    estimate:
      'Une estimation : dans cette langue, l’évaluateur a entendu peu de vraie parole ; prends ce chiffre comme un repère.',
    scores: { pronunciation: 'Prononciation', fluency: 'Fluidité', completeness: 'Complétude' },
    wordsTitle: 'Mot à mot',
    wordsHint: 'Appuie sur un mot pour voir ses sons.',
    status: { good: 'bien', fair: 'presque', poor: 'à revoir', missing: 'pas entendu' },
    wordLabel: (word: string, percent: number, status: string) => `${word} : ${percent} pour cent, ${status}`,
    soundsOf: (word: string) => `Les sons de ${word}`,
    soundLabel: (ipa: string, percent: number) => `${ipa}, ${percent} pour cent`,
    heardInstead: 'entendu',
    leftOut: 'omis',
    tipsTitle: 'Comment le faire',
    close: 'Fermer',
    you: 'Toi',
    model: 'Modèle',
    playMine: 'Écouter mon enregistrement',
    playModel: 'Écouter le modèle',
    playMyWord: (word: string) => `Écouter mon ${word}`,
    playModelWord: (word: string) => `Écouter ${word} du modèle`,
    waveform: (seconds: string) => `Forme d’onde de ton enregistrement, ${seconds} secondes`,
    extraWords: (ipa: string) => `Aussi entendu : ${ipa}`,
    heardAs: 'Entendu comme',
    scoreAnnouncement: (percent: number, message: string) => `${percent} pour cent de précision. ${message}`,
    notJudgedTitle: 'Pas de note cette fois',
    notJudgedFree: 'Cela ne t’a coûté aucun essai.',
    notJudged: {
      silence: {
        why: 'Nous n’avons entendu aucune parole.',
        todo: 'Vérifie que le bon micro est choisi, puis parle après avoir appuyé sur Enregistrer.',
      },
      'too-quiet': {
        why: 'Ta voix était trop faible pour être notée.',
        todo: 'Rapproche-toi du micro ou parle plus fort.',
      },
      'too-short': {
        why: 'L’enregistrement était trop court.',
        todo: 'Dis toute la phrase avant d’appuyer sur Arrêter.',
      },
      clipped: {
        why: 'L’enregistrement était si fort qu’il a saturé.',
        todo: 'Recule un peu ou baisse le niveau du micro.',
      },
      'too-noisy': {
        why: 'Il y avait plus de bruit que de voix.',
        todo: 'Trouve un endroit plus calme ou un micro plus près de ta bouche.',
      },
      'other-speech': {
        why: 'Cela ne ressemblait pas à cette langue.',
        todo: 'Écoute la phrase une fois, puis répète-la.',
      },
      'wrong-text': {
        why: 'Cela ressemblait à une autre phrase.',
        todo: 'Lis la phrase ci-dessus et dis exactement celle-là.',
      },
    },
  },

  chat: {
    label: 'Conversation avec ton tuteur',
    you: 'Toi',
    tutor: 'Tuteur',
    greeting: 'Écris une phrase, écoute-la, puis enregistre-toi. Je te dirai quels sons changer.',
    breakdownTitle: 'Détail de la note',
    base: 'Base 100 %',
    deduction: (percent: number) => `−${percent} %`,
    final: (percent: number) => `Total ${percent} %`,
    noDeductions: 'Rien à retirer.',
    listen: 'Réécouter',
    recordResponse: 'Enregistrer ta réponse',
  },

  microphoneHelp: {
    title: 'Le micro n’est pas disponible',
    'not-allowed':
      'Cette page n’a pas le droit d’utiliser le micro. Appuie sur l’icône à côté de l’adresse, autorise le micro et enregistre de nouveau.',
    'not-found':
      'Aucun micro n’a été trouvé. Branches-en un ou active-le dans les réglages du système, puis enregistre de nouveau.',
    'in-use': 'Un autre programme utilise le micro. Ferme-le et enregistre de nouveau.',
    insecure:
      'Les navigateurs n’ouvrent le micro que sur une page sécurisée. Utilise https, ou localhost sur cet ordinateur.',
    unsupported:
      'Ce navigateur ne peut pas enregistrer de son. Une version récente de Chrome, Edge, Firefox ou Safari le peut.',
    unknown: 'Le micro n’a pas démarré. Vérifie son branchement et enregistre de nouveau.',
  },
};
