import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

const de: Translated<typeof english> = {
  hearing: {
    'no-sound': 'Es kommt kein Ton an. Ist das Mikrofon stummgeschaltet, oder benutzt du ein anderes?',
    'not-heard': 'Wir hören dich noch nicht. Sprich lauter oder geh näher ans Mikrofon.',
    'too-quiet': 'Deine Stimme ist sehr leise. Geh näher ans Mikrofon oder sprich lauter.',
    'too-loud': 'Deine Stimme ist zu laut und übersteuert. Geh ein Stück zurück.',
    substitute: (name) => `„${name}“ ist nicht angeschlossen. Wir verwenden ein anderes Mikrofon.`,
    unpluggedTitle: 'Das Mikrofon wurde getrennt',
    unplugged:
      'Die Aufnahme wurde abgebrochen und nicht gesendet. Dieser Versuch zählt nicht. Schließ das Mikrofon wieder an oder wähle ein anderes.',
    allowedNow: 'Das Mikrofon ist jetzt erlaubt. Nimm noch einmal auf.',
    microphone: 'Mikrofon',
    systemMicrophone: 'Das Mikrofon des Systems',
    notConnected: (name) => `${name} (nicht angeschlossen)`,
  },
  permission: {
    title: (browser) => `So erlaubst du es in ${browser}`,
    system:
      'Funktioniert es immer noch nicht, sieh in den Datenschutz-Einstellungen des Systems nach: Dort kann das Mikrofon für den ganzen Browser gesperrt sein.',
    browsers: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Drück auf das Symbol links neben der Adresse.',
          'Schalte das Mikrofon ein. Fehlt es in der Liste, öffne die Website-Einstellungen und stell Mikrofon auf Zulassen.',
          'Komm auf diese Seite zurück und nimm noch einmal auf.',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Drück auf das Schloss links neben der Adresse.',
          'Öffne die Berechtigungen für diese Website und stell Mikrofon auf Zulassen.',
          'Komm auf diese Seite zurück und nimm noch einmal auf.',
        ],
      },
      firefox: {
        name: 'Firefox',
        steps: [
          'Drück auf das durchgestrichene Mikrofon links neben der Adresse.',
          'Entferne die Sperre mit dem Kreuz daneben.',
          'Nimm noch einmal auf und drück auf Erlauben, wenn Firefox fragt.',
        ],
      },
      safari: {
        name: 'Safari',
        steps: [
          'Wähle in der Menüleiste Safari und dann die Einstellungen für diese Website.',
          'Stell Mikrofon auf Erlauben.',
          'Lade diese Seite neu und nimm auf; dein Text bleibt erhalten.',
        ],
      },
      'ios-safari': {
        name: 'Safari auf iPhone und iPad',
        steps: [
          'Tippe auf das Seitensymbol in der Adressleiste, dann auf die drei Punkte.',
          'Öffne die Website-Einstellungen und stell Mikrofon auf Erlauben.',
          'Lade diese Seite neu und nimm auf; dein Text bleibt erhalten.',
        ],
      },
      'ios-other': {
        name: 'diesem Browser auf iPhone und iPad',
        steps: [
          'Öffne die App Einstellungen und such diesen Browser in der Liste der Apps.',
          'Schalte Mikrofon ein.',
          'Komm auf diese Seite zurück und nimm noch einmal auf.',
        ],
      },
      'android-chrome': {
        name: 'Chrome auf Android',
        steps: [
          'Tippe auf das Symbol links neben der Adresse, dann auf Berechtigungen.',
          'Schalte Mikrofon ein.',
          'Komm auf diese Seite zurück und nimm noch einmal auf.',
        ],
      },
      'android-firefox': {
        name: 'Firefox auf Android',
        steps: [
          'Tippe auf das Schloss links neben der Adresse.',
          'Tippe auf das gesperrte Mikrofon, um es zu erlauben.',
          'Komm auf diese Seite zurück und nimm noch einmal auf.',
        ],
      },
      other: {
        name: 'diesem Browser',
        steps: [
          'Öffne die Einstellungen dieser Seite, meist neben ihrer Adresse.',
          'Erlaube das Mikrofon.',
          'Lade diese Seite neu und nimm auf; dein Text bleibt erhalten.',
        ],
      },
    },
  },
  playback: {
    tempo: 'Wiedergabetempo',
    times: (factor) => `${factor}×`,
    compare: 'Nach Gehör vergleichen',
    compareHint: 'Du, das Beispiel, noch einmal du',
    stop: 'Wiedergabe anhalten',
    now: { mine: 'Jetzt: du', model: 'Jetzt: das Beispiel' },
  },
  fixFirst: {
    title: 'Das zuerst verbessern',
    asIn: (example) => `wie in ${example}`,
    inWord: (word) => `in „${word}“`,
    heard: 'Wir haben gehört:',
    leftOut: 'Diesen Laut haben wir nicht gehört.',
    unclear: 'Dieser Laut war nicht klar.',
    missing: (word) => `Wir haben „${word}“ nicht gehört. Sag alle Wörter des Satzes.`,
    lost: (word) => `„${word}“ war nicht zu verstehen. Übe es zuerst einzeln.`,
    heardWord: (word) => `Wir haben „${word}“ gehört.`,
    otherWord: (word, heard) => `Wir haben „${heard}“ gehört. Sag „${word}“.`,
    hear: 'Anhören',
    hearWord: (word) => `„${word}“ anhören`,
    drillIt: 'Üben',
    drill: (word) => `„${word}“ üben`,
  },
  stress: {
    title: 'Betonung:',
    here: 'hier betonen',
    heardHere: 'von dir betont',
    advice: (expected, heard) =>
      `Betone die ${expected}. Silbe, nicht die ${heard}. Sprich den markierten Vokal länger und lauter, die anderen nur leicht.`,
  },
  drill: {
    label: 'Wort üben',
    title: 'Ein einzelnes Wort',
    lead: 'Hör dir das Beispiel an und sprich das Wort nach.',
    costs: (left, free) =>
      `Jeder bewertete Versuch verbraucht eine kostenlose Bewertung: heute noch ${left} von ${free}. Was nicht bewertet werden kann, zählt nicht.`,
    start: 'Anhören, dann sprechen',
    again: 'Anhören, dann noch einmal sprechen',
    hear: 'Anhören',
    back: 'Zurück zum Satz',
    phrase: 'Den ganzen Satz aufnehmen',
    history: 'Bewertungen dieser Übung',
    inPhrase: 'im Satz',
    tryNumber: (number) => `Versuch ${number}`,
    goal: (percent) => `Ziel: ${percent} Prozent`,
    notSaid: 'nicht gehört',
    passedText: 'Sag es jetzt wieder im ganzen Satz.',
    onward: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'} besser als im Satz. Weiter so.`,
    notYet: 'Noch nicht ganz. Hör es dir noch einmal an und lass dir Zeit.',
  },
  outside: {
    tutorTitle: 'Mit anderen Worten',
    tutorNote:
      'Von einem KI-Dienst aus den Ergebnissen deiner Bewertung geschrieben. Bewertet hat er selbst nichts.',
    heardTitle: 'Was ein Transkriptionsdienst verstanden hat',
    heardNote: (recipient: string) =>
      `${recipient}, nur zur Information: Deine Bewertung hängt nicht davon ab.`,
    azure: 'Bewertet von Azure AI Speech.',
    engineInsteadOfAzure: 'Azure AI Speech hat nicht geantwortet; bewertet hat dieser Server selbst.',
  },
  onward: { again: 'Noch einmal', next: 'Nächster Satz', comesNext: 'Als Nächstes:' },
  scoredOn: { device: 'Auf diesem Gerät bewertet.', server: 'Auf dem Server bewertet.' },
  details: { title: 'Details', listen: 'Genau hinhören' },
  melody: {
    title: 'Satzmelodie',
    lead: 'Wie deine Stimme steigt und fällt, neben dem Beispiel. Die Höhe wird von der Mitte jeder Stimme aus gemessen.',
    show: 'Melodie zeigen',
    hide: 'Melodie ausblenden',
    loading: 'Beide Stimmen werden ausgewertet...',
    failed: 'Die Melodie konnte nicht gezeichnet werden. Prüfe deine Verbindung und versuche es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    noPitch:
      'Zu wenig in deiner Aufnahme hatte eine klare Tonhöhe. Sprich den Satz mit voller Stimme, nicht geflüstert.',
    chart: 'Tonhöhe deiner Stimme und des Beispiels im Verlauf des Satzes',
    you: 'Du',
    model: 'Beispiel',
    higher: 'höher',
    lower: 'tiefer',
    range: {
      narrow: (mine, model) =>
        `Deine Stimme bewegt sich um ${mine} Halbtöne, das Beispiel um ${model}: Lass sie mehr steigen und fallen.`,
      wide: (mine, model) =>
        `Deine Stimme bewegt sich um ${mine} Halbtöne, das Beispiel um ${model}: Eine ruhigere Melodie genügt.`,
      alike: (mine, model) =>
        `Deine Stimme bewegt sich um ${mine} Halbtöne, das Beispiel um ${model}: etwa gleich lebhaft.`,
    },
    ending: {
      alike: {
        rising: 'Beide Stimmen steigen am Ende.',
        falling: 'Beide Stimmen fallen am Ende.',
        level: 'Beide Stimmen bleiben am Ende gleich hoch.',
      },
      model: {
        rising: 'Am Ende steigt das Beispiel,',
        falling: 'Am Ende fällt das Beispiel,',
        level: 'Am Ende bleibt das Beispiel gleich hoch,',
      },
      mine: {
        rising: 'deine Stimme steigt.',
        falling: 'deine Stimme fällt.',
        level: 'deine Stimme bleibt gleich hoch.',
      },
    },
  },
};

export default de;
