import type { Translated } from '../catalogue.ts';
import type { practice as english } from '../en/practice.ts';

/** The checker, its results and its conversation, in German. */
export const practice: Translated<typeof english> = {
  checker: {
    sourceLanguage: 'Ich schreibe',
    targetLanguage: 'Ich spreche',
    swapLanguages: 'Sprachen tauschen',
    register: 'Sprechweise',
    casual: 'Locker',
    formal: 'Förmlich',
    sourceText: 'Dein Text',
    sourcePlaceholder: 'Wort oder Satz eingeben...',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) => `Noch ${left} Zeichen`,
    translation: 'Übersetzung',
    translationPlaceholder: 'Hier erscheint die Übersetzung...',
    translate: 'Übersetzen',
    translating: 'Wird übersetzt...',
    translationFrom: (source: string) => `Quelle: ${source}`,
    translationSources: { phrasebook: 'Sprachführer', composed: 'mehrere Einträge im Sprachführer' },
    translatedByMachine: (service: string) => `Maschinell übersetzt von ${service}. Kann Fehler enthalten.`,
    machines: {
      deepl: 'DeepL',
      openai: 'einem KI-Modell',
      libretranslate: 'LibreTranslate',
      apertium: 'Apertium',
    },
    unableToTranslate: 'nicht übersetzbar',
    translationError: 'Übersetzungsfehler',
    practiseAsTyped: 'Meinen Text üben, wie er ist',
    practisingAsTyped: (language: string) => `Dein Text wird als ${language} gelesen.`,
    transport: 'Anhören, aufnehmen, Tempo',
    hearIt: 'Anhören',
    slowSpeed: 'Langsam',
    conversationSpeed: 'Normales Tempo',
    speed: 'Tempo',
    speakFeedback: 'Feedback vorlesen',
    freeScoresLeft: (left: number, free: number) => `Heute noch ${left} von ${free} kostenlosen Bewertungen`,
    record: 'Aufnehmen',
    recording: 'Aufnahme...',
    processing: 'Auswertung...',
    stop: 'Stopp',
    listening: 'Ich höre zu...',
    quoted: (text: string) => `„${text}“`,
    inputLevel: 'Mikrofonpegel',
    evaluating: 'Dein KI-Tutor bewertet deine Aussprache...',
    errorProcessing: 'Fehler bei der Tonverarbeitung',
    sendAgain: 'Dieselbe Aufnahme noch einmal senden',
    waitingForMicrophone: 'Warten auf das Mikrofon...',
  },

  empty: {
    title: 'Was möchtest du sagen?',
    text: 'Gib einen Satz ein oder beginne mit einem von diesen.',
  },

  result: {
    label: 'Ergebnis deiner Aufnahme',
    percentAccuracy: (percent: number) => `${percent} Prozent Genauigkeit`,
    estimate:
      'Diese Bewertung ist eine Schätzung: Unser Modell hat in dieser Sprache nur wenige echte Stimmen gehört.',
    scores: { pronunciation: 'Aussprache', fluency: 'Redefluss', completeness: 'Vollständigkeit' },
    wordsTitle: 'Wort für Wort',
    status: {
      excellent: 'richtig',
      close: 'fast richtig',
      understandable: 'verständlich',
      practice: 'noch üben',
      missing: 'nicht gehört',
    },
    soundsOf: (word: string) => `Die Laute von ${word}`,
    heardInstead: 'gehört:',
    leftOut: 'ausgelassen',
    tipsTitle: 'So wird der Laut gebildet',
    playMine: 'Meine Aufnahme abspielen',
    playModel: 'Beispiel abspielen',
    playMyWord: (word: string) => `Mein ${word} abspielen`,
    playModelWord: (word: string) => `Beispiel für ${word} abspielen`,
    waveform: (seconds: string) => `Wellenform deiner Aufnahme, ${seconds} Sekunden`,
    extraWords: (ipa: string) => `Außerdem gehört: ${ipa}`,
    heardAs: 'Das haben wir gehört:',
    scoreAnnouncement: (percent: number, message: string) => `${percent} Prozent Genauigkeit. ${message}`,
  },

  chat: {
    label: 'Gespräch mit deinem Tutor',
    you: 'Du',
    tutor: 'Tutor',
    breakdownTitle: 'So setzt sich die Bewertung zusammen',
    base: 'Basis 100 %',
    deduction: (percent: number) => `−${percent} %`,
    final: (percent: number) => `Ergebnis ${percent} %`,
    noDeductions: 'Keine Abzüge.',
    listen: 'Vorlesen',
    recordResponse: 'Antwort aufnehmen',
  },

  microphoneHelp: {
    title: 'Das Mikrofon ist nicht verfügbar',
    'not-allowed':
      'Dein Browser blockiert das Mikrofon. Drück auf das Symbol neben der Adresse, erlaube das Mikrofon und nimm noch einmal auf.',
    'not-found':
      'Es wurde kein Mikrofon gefunden. Schließ eines an oder schalte es in den Systemeinstellungen ein und nimm noch einmal auf.',
    'in-use': 'Eine andere App benutzt gerade das Mikrofon. Schließ sie und nimm noch einmal auf.',
    insecure:
      'Browser erlauben das Mikrofon nur auf sicheren Seiten. Nimm https, oder localhost auf diesem Rechner.',
    unsupported:
      'Dieser Browser kann keinen Ton aufnehmen. Nimm eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    unknown: 'Das Mikrofon ließ sich nicht starten. Prüfe den Anschluss und nimm noch einmal auf.',
  },
};
