import type { FeedbackSentences } from './sentences.ts';

/** The feedback in German. */
export const german: FeedbackSentences = {
  notJudged: {
    silence:
      'Wir haben nichts gehört. Prüfe, ob das richtige Mikrofon ausgewählt und nicht stummgeschaltet ist, und nimm noch einmal auf. Dieser Versuch zählt nicht.',
    'too-quiet':
      'Deine Stimme war zu leise. Geh näher ans Mikrofon oder sprich lauter und nimm noch einmal auf. Dieser Versuch zählt nicht.',
    'too-short':
      'Die Aufnahme ist zu kurz für diesen Satz. Drück auf „Aufnehmen“, warte kurz und sag dann den ganzen Satz. Dieser Versuch zählt nicht.',
    clipped:
      'Die Aufnahme ist zu laut und übersteuert. Geh etwas vom Mikrofon weg und nimm noch einmal auf. Dieser Versuch zählt nicht.',
    'too-noisy':
      'Es gibt zu viele Hintergrundgeräusche. Such dir einen ruhigeren Ort oder geh näher ans Mikrofon und nimm noch einmal auf. Dieser Versuch zählt nicht.',
    whispered:
      'Du hast geflüstert, und dabei hört man nur die Hälfte der Laute. Nimm noch einmal mit deiner normalen Stimme auf. Dieser Versuch zählt nicht.',
    'other-speech':
      'Wir haben andere Stimmen gehört. Nimm noch einmal auf, wo sonst niemand spricht. Dieser Versuch zählt nicht.',
    'wrong-text':
      'Wir haben etwas anderes gehört. Hör dir den Satz einmal an und sag ihn dann noch einmal. Dieser Versuch zählt nicht.',
    'too-close':
      'Zwischen den beiden Wörtern ließ sich nicht entscheiden. Hör dir beide noch einmal an und sag deines dann noch einmal. Dieser Versuch zählt nicht.',
  },
  hiddenBy: {
    noise: 'Im Hintergrund war es laut, deshalb haben wir weniger streng bewertet.',
    echo: 'Du warst weit vom Mikrofon entfernt, deshalb haben wir weniger streng bewertet.',
    voice: 'Man hörte noch eine andere Stimme, deshalb haben wir weniger streng bewertet.',
  },
  fixFirst: (reason, details) => `Das zuerst: ${reason}. ${details}`,
  smallDifferences: 'Andere kleine Unterschiede',
  alsoIn: (words, more) =>
    `Auch in ${words.map((word) => `„${word}“`).join(', ')}${more === 0 ? '' : ` und ${more} ${more === 1 ? 'weiteren Wort' : 'weiteren Wörtern'}`}`,
  pace: {
    slow: {
      reason: 'Langsames Tempo',
      details: (mine, least, most) =>
        `Du sprichst ${mine} Laute pro Sekunde, Muttersprachler ${least} bis ${most}. Verbinde die Wörter in einem Atemzug.`,
    },
    fast: {
      reason: 'Zu schnelles Tempo',
      details: (mine, least, most) =>
        `Du sprichst ${mine} Laute pro Sekunde, Muttersprachler ${least} bis ${most}. Lass jedem Wort seine Zeit.`,
    },
    halting: {
      reason: 'Viele kurze Pausen',
      details: () =>
        'Muttersprachler verbinden die Wörter. Hör dir den Satz einmal an und sag ihn dann in einem Zug.',
    },
    rhythm: {
      reason: 'Rhythmus',
      details: () =>
        'Hör dir den Satz einmal an und ahme den Takt nach: die wichtigen Wörter lang und kräftig, die kleinen kurz.',
    },
  },
  changedMeaning: 'Der Satz bedeutet jetzt etwas anderes',
  changedMeaningDetails: 'Sag die Verneinung oder die Zahl genau so, wie sie dasteht.',
  notToldFrom: (word, opposite) => `Wir konnten „${word}“ nicht von „${opposite}“ unterscheiden`,
  notToldFromDetails: (ipa) => `Hör es dir einmal an, sprich /${ipa}/ deutlich und nimm noch einmal auf.`,
  longPause: (word) => `Lange Pause vor „${word}“`,
  longPauseDetails: (seconds) =>
    `Du hast ${seconds} Sekunden Pause gemacht. Sag den Satz in einem Zug, wenn nötig etwas langsamer.`,
  notHeard: (word) => `Wir haben „${word}“ nicht gehört`,
  notHeardDetails: (word, ipa) => `Sag alle Wörter. „${word}“ wird /${ipa}/ ausgesprochen.`,
  notHeardWithoutSounds: (word) => `Sag alle Wörter, auch „${word}“.`,
  notRecognized: (word) => `„${word}“ war nicht zu verstehen`,
  notRecognizedDetails: (ipa, worstIpa, tip) =>
    `Man spricht es /${ipa}/ aus. Beginne mit /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Wir haben „${heard}“ gehört, nicht „${word}“`,
  longerWord: (word) => `Wir haben ein längeres Wort als „${word}“ gehört`,
  unknownWord: (word) => `Das klang nicht wie „${word}“`,
  anotherWordDetails: (word, ipa) => `Hör dir „${word}“ einmal an und sag dann /${ipa}/.`,
  unclearWord: (word) => `„${word}“ war nicht klar`,
  notQuiteClear: (word) => `„${word}“ war nicht ganz klar`,
  unclearWordDetails: (word) => `Hör dir „${word}“ einzeln an und sag es dann langsam.`,
  unclear: (word, ipa) => `„${word}“: Das /${ipa}/ war nicht klar`,
  leftOut: (word, ipa) => `„${word}“: Das /${ipa}/ fehlt`,
  soundedLike: (word, ipa, heardIpa) => `„${word}“: Das /${ipa}/ klang wie /${heardIpa}/`,
  skipped: 'Den hast du ausgelassen. Sprich das Wort langsam, Laut für Laut, und dann in deinem Tempo.',
  wrongLength: (word, ipa, is) => `„${word}“: Das /${ipa}/ war zu ${is === 'too-short' ? 'kurz' : 'lang'}`,
  wrongLengthDetails: (is) =>
    is === 'too-short'
      ? 'Halte den Konsonanten etwa doppelt so lang: schließen, kurz warten, dann lösen.'
      : 'Dieser Konsonant ist einfach: Sprich ihn kurz und geh gleich weiter.',
  stressMoved: (word, expected, heard) => `„${word}“: Betone die ${expected}. statt der ${heard}. Silbe`,
  stressMovedDetails: (ipa) => `Sprich das /${ipa}/ länger und lauter, die anderen Vokale nur leicht.`,
  repeated: (word) => `Du hast „${word}“ mehr als einmal gesagt`,
  repeatedDetails: 'Sag jedes Wort nur einmal. Wenn du dich versprichst, fang den Satz von vorn an.',
  extraBefore: (word) => `Du hast vor „${word}“ noch etwas gesagt`,
  extraAfter: (word) => `Du hast nach „${word}“ noch etwas gesagt`,
  notInPhrase: (word) => `„${word}“ gehört nicht zum Satz`,
  extraDetails: 'Sag nur die Wörter des Satzes.',
  withExample: (sentence, word) => `${sentence} Beispiel: „${word}“.`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: „${word}“`}${other === undefined ? '' : `, nicht „${other}“`}.`,
};
