import type { Translated } from '../catalogue.ts';
import type { practice as english } from '../en/practice.ts';

/** The checker, its results and its conversation, in German. */
export const practice: Translated<typeof english> = {
  checker: {
    title: 'Aussprachetest',
    sourceLanguage: 'Ich schreibe auf',
    targetLanguage: 'Ich sage es auf',
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
    translationSources: { phrasebook: 'Sprachführer', composed: 'Sprachführer, zusammengesetzt' },
    translatedHere: 'Auf diesem Server übersetzt; kann falsch sein.',
    translatedByMachine: (service: string) => `Maschinell übersetzt von ${service}. Das kann falsch sein.`,
    machines: {
      deepl: 'DeepL',
      openai: 'einem KI-Modell',
      libretranslate: 'LibreTranslate',
      apertium: 'Apertium',
    },
    unableToTranslate: 'nicht übersetzbar',
    translationError: 'Übersetzungsfehler',
    nearestPhrases: 'Ähnliche Sätze:',
    practiseAsTyped: 'Meinen Text üben, wie er ist',
    practisingAsTyped: (language: string) => `Dein Text, als ${language} genommen.`,
    transport: 'Anhören, aufnehmen, Tempo',
    hearIt: 'Anhören',
    slowSpeed: 'Langsam',
    conversationSpeed: 'Normales Tempo',
    speed: 'Tempo',
    mute: 'Automatische Sprachausgabe stumm schalten',
    unmute: 'Automatische Sprachausgabe einschalten',
    record: 'Aufnehmen',
    recording: 'Aufnahme...',
    processing: 'Auswertung...',
    stop: 'Stopp',
    stopHint: 'oder drück Escape',
    listening: 'Ich höre zu...',
    quoted: (text: string) => `„${text}“`,
    inputLevel: 'Mikrofonpegel',
    cannotHearYou: 'Wir hören dich noch nicht. Sprich lauter oder geh näher ans Mikrofon.',
    evaluating: 'Dein KI-Tutor bewertet deine Aussprache...',
    errorProcessing: 'Fehler bei der Tonverarbeitung',
    sendAgain: 'Dieselbe Aufnahme noch einmal senden',
    waitingForMicrophone: 'Warten auf das Mikrofon...',
  },

  empty: {
    title: 'Das Studio gehört dir',
    text: 'Gib etwas ein, das du sagen möchtest, oder beginne mit einem dieser Sätze.',
  },

  result: {
    label: 'Ergebnis deiner Aufnahme',
    latest: 'Letzte Rückmeldung',
    percentAccuracy: (percent: number) => `${percent} Prozent Genauigkeit`,
    percentSign: '%',
    verdict: {
      good: 'So sagt man das.',
      fair: 'Fast. Ein, zwei Laute fehlen noch.',
      poor: 'Nehmen wir es Stück für Stück.',
    },
    estimate:
      'Eine Schätzung: In dieser Sprache hat die Bewertung wenig echte Sprache gehört, nimm die Zahl also als Anhaltspunkt.',
    scores: { pronunciation: 'Aussprache', fluency: 'Flüssigkeit', completeness: 'Vollständigkeit' },
    wordsTitle: 'Wort für Wort',
    wordsHint: 'Drück auf ein Wort, um seine Laute zu sehen.',
    status: { good: 'gut', fair: 'fast', poor: 'daneben', missing: 'nicht gehört' },
    wordLabel: (word: string, percent: number, status: string) => `${word}: ${percent} Prozent, ${status}`,
    soundsOf: (word: string) => `Die Laute von ${word}`,
    soundLabel: (ipa: string, percent: number) => `${ipa}, ${percent} Prozent`,
    heardInstead: 'gehört:',
    leftOut: 'ausgelassen',
    tipsTitle: 'So wird der Laut gebildet',
    close: 'Schließen',
    you: 'Du',
    model: 'Vorbild',
    playMine: 'Meine Aufnahme abspielen',
    playModel: 'Vorbild abspielen',
    playMyWord: (word: string) => `Mein ${word} abspielen`,
    playModelWord: (word: string) => `${word} vom Vorbild abspielen`,
    waveform: (seconds: string) => `Wellenform deiner Aufnahme, ${seconds} Sekunden`,
    extraWords: (ipa: string) => `Außerdem gehört: ${ipa}`,
    heardAs: 'Gehört als',
    scoreAnnouncement: (percent: number, message: string) => `${percent} Prozent Genauigkeit. ${message}`,
    notJudgedTitle: 'Diesmal ohne Bewertung',
    notJudgedFree: 'Es hat dich keinen Versuch gekostet.',
    notJudged: {
      silence: {
        why: 'Wir haben keine Stimme gehört.',
        todo: 'Prüfe, ob das richtige Mikrofon gewählt ist, und sprich, nachdem du auf Aufnehmen gedrückt hast.',
      },
      'too-quiet': {
        why: 'Deine Stimme war zu leise für eine Bewertung.',
        todo: 'Geh näher ans Mikrofon oder sprich lauter.',
      },
      'too-short': {
        why: 'Die Aufnahme war zu kurz.',
        todo: 'Sag den ganzen Satz, bevor du auf Stopp drückst.',
      },
      clipped: {
        why: 'Die Aufnahme war so laut, dass sie übersteuert ist.',
        todo: 'Geh etwas zurück oder stell den Pegel des Mikrofons niedriger.',
      },
      'too-noisy': {
        why: 'Es war mehr Lärm als Stimme zu hören.',
        todo: 'Such dir einen ruhigeren Ort oder nimm ein Mikrofon näher am Mund.',
      },
      'other-speech': {
        why: 'Das klang nicht nach dieser Sprache.',
        todo: 'Hör dir den Satz einmal an und sprich ihn dann nach.',
      },
      'wrong-text': {
        why: 'Das klang nach einem anderen Satz.',
        todo: 'Lies den Satz oben und sag genau den.',
      },
    },
  },

  chat: {
    label: 'Gespräch mit deinem Tutor',
    you: 'Du',
    tutor: 'Tutor',
    greeting:
      'Gib einen Satz ein, hör ihn dir an und nimm dich auf. Ich sage dir, welche Laute du ändern kannst.',
    breakdownTitle: 'Wie sich die Note zusammensetzt',
    base: 'Basis 100 %',
    deduction: (percent: number) => `−${percent} %`,
    final: (percent: number) => `Ergebnis ${percent} %`,
    noDeductions: 'Nichts abzuziehen.',
    listen: 'Vorlesen',
    recordResponse: 'Antwort aufnehmen',
  },

  microphoneHelp: {
    title: 'Das Mikrofon ist nicht verfügbar',
    'not-allowed':
      'Diese Seite darf das Mikrofon nicht benutzen. Drück auf das Symbol neben der Adresse, erlaube das Mikrofon und nimm noch einmal auf.',
    'not-found':
      'Es wurde kein Mikrofon gefunden. Schließ eines an oder schalte es in den Systemeinstellungen ein und nimm noch einmal auf.',
    'in-use': 'Ein anderes Programm benutzt das Mikrofon. Schließ es und nimm noch einmal auf.',
    insecure:
      'Browser öffnen das Mikrofon nur auf sicheren Seiten. Benutze https, oder localhost auf diesem Rechner.',
    unsupported:
      'Dieser Browser kann keinen Ton aufnehmen. Ein aktueller Chrome, Edge, Firefox oder Safari kann es.',
    unknown: 'Das Mikrofon ist nicht angesprungen. Prüfe seinen Anschluss und nimm noch einmal auf.',
  },
};
