import type { FeedbackSentences } from './sentences.ts';

/** The feedback in German. */
export const german: FeedbackSentences = {
  notJudged: {
    silence:
      'Es war keine Stimme zu hören. Prüfe, ob das richtige Mikrofon gewählt und nicht stummgeschaltet ist, und nimm noch einmal auf.',
    'too-quiet':
      'Die Aufnahme ist zu leise für eine Bewertung. Geh näher ans Mikrofon oder stell seinen Pegel höher und nimm noch einmal auf.',
    'too-short':
      'Die Aufnahme ist zu kurz für diesen Satz. Drück auf „Aufnehmen“, warte einen Moment, sag den ganzen Satz und drück dann auf „Stopp“.',
    clipped:
      'Die Aufnahme ist übersteuert, weil der Pegel zu hoch ist. Geh etwas vom Mikrofon weg oder stell seinen Pegel niedriger und nimm noch einmal auf.',
    'too-noisy':
      'Es ist zu laut, um deine Stimme zu hören. Such dir einen ruhigeren Ort oder geh näher ans Mikrofon und nimm noch einmal auf.',
    'other-speech':
      'Andere Stimmen überdecken den Satz. Nimm noch einmal auf, wo niemand sonst spricht, und sag nur den Satz.',
    'wrong-text':
      'Das klang nicht nach dem gezeigten Satz. Hör ihn dir mit „Anhören“ einmal an und sag dann genau diesen Satz.',
  },
  openings: [
    'Ausgezeichnet! So sagt es ein Muttersprachler.',
    'Sehr gut! Alles war leicht zu verstehen.',
    'Gut! Das meiste war klar.',
    'Ein ordentlicher Anfang. Einige Laute brauchen noch Arbeit.',
    'Bleib dran. Hör dir den Satz noch einmal an und sag ihn langsam.',
    'Dieser Satz ist schwer. Hör dir zuerst jedes Wort einzeln an und sag ihn dann langsam.',
  ],
  polish: (reason, details) => `Für den Feinschliff: ${reason}. ${details}`,
  fixFirst: (reason, details) => `Verbessere zuerst das: ${reason}. ${details}`,
  smallDifferences: 'Andere kleine Unterschiede',
  longPause: (word) => `Lange Pause vor „${word}“`,
  longPauseDetails: (seconds) =>
    `Du hast ${seconds} Sekunden Pause gemacht. Sag den Satz in einem Atemzug, wenn nötig etwas langsamer.`,
  notHeard: (word) => `„${word}“ war nicht zu hören`,
  notHeardDetails: (word, ipa) => `Sag jedes Wort: „${word}“ wird /${ipa}/ gesprochen.`,
  notHeardWithoutSounds: (word) => `Sag alle Wörter, auch „${word}“.`,
  notRecognised: (word) => `„${word}“ war nicht zu erkennen`,
  notRecognisedDetails: (ipa, worstIpa, tip) =>
    `Gesprochen wird es /${ipa}/. Beginne mit /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `Wir haben „${heard}“ gehört, nicht „${word}“`,
  anotherWordDetails: (word, ipa) => `Hör dir „${word}“ einmal an und sag dann /${ipa}/.`,
  unclearWord: (word) => `„${word}“ war nicht klar`,
  unclearWordDetails: (word) => `Hör dir „${word}“ einzeln an und sag es dann langsam.`,
  unclear: (word, ipa) => `„${word}“: /${ipa}/ war nicht klar`,
  leftOut: (word, ipa) => `„${word}“: /${ipa}/ wurde ausgelassen`,
  soundedLike: (word, ipa, heardIpa) => `„${word}“: /${ipa}/ klang wie /${heardIpa}/`,
  stressMoved: (word, expected, heard) =>
    `„${word}“: Betont ist Silbe ${expected}, es klang wie Silbe ${heard}`,
  stressMovedDetails: (ipa) => `Sprich das /${ipa}/ länger und lauter und die anderen Vokale leichter.`,
  repeated: (word) => `„${word}“ wurde mehr als einmal gesagt`,
  repeatedDetails: 'Sag jedes Wort einmal; wenn du dich versprichst, fang den Satz von vorn an.',
  extraBefore: (word) => `Vor „${word}“ wurde noch etwas gesagt`,
  extraAfter: (word) => `Nach „${word}“ wurde noch etwas gesagt`,
  notInPhrase: (word) => `„${word}“ gehört nicht zum Satz`,
  extraDetails: 'Sag nur die Wörter des Satzes.',
  withExample: (sentence, word) => `${sentence} Beispiel: „${word}“.`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: „${word}“`}${other === undefined ? '' : `, nicht „${other}“`}.`,
};
