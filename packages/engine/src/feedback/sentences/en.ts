import type { FeedbackSentences } from './sentences.ts';

/** The feedback in English. */
export const english: FeedbackSentences = {
  notJudged: {
    silence:
      'No speech was heard. Check that the right microphone is chosen and not muted, then record again.',
    'too-quiet':
      'The recording is too quiet to judge. Move closer to the microphone or turn its level up, then record again.',
    'too-short':
      'The recording is too short for this phrase. Press Record, wait a moment, say the whole phrase, then stop.',
    clipped:
      'The recording is distorted because the level is too high. Move a little away from the microphone or turn its level down, then record again.',
    'too-noisy':
      'There is too much noise to hear your voice. Find a quieter place or move closer to the microphone, then record again.',
    'other-speech':
      'Other speech covers the phrase. Record again where nobody else is talking, and say only the phrase.',
    'wrong-text':
      'That did not sound like the phrase shown. Listen to it once with Hear It, then say exactly that phrase.',
  },
  openings: [
    'Excellent! That is how a native speaker says it.',
    'Very good! Everything was easy to understand.',
    'Good! Most of it was clear.',
    'A fair start. Some sounds need work.',
    'Keep going. Listen to the phrase once more and say it slowly.',
    'This one is hard. Listen to each word by itself first, then say it slowly.',
  ],
  polish: (reason, details) => `To polish it: ${reason}. ${details}`,
  fixFirst: (reason, details) => `Fix this first: ${reason}. ${details}`,
  smallDifferences: 'Other small differences',
  longPause: (word) => `Long pause before “${word}”`,
  longPauseDetails: (seconds) =>
    `You stopped for ${seconds} seconds. Say the phrase in one breath, a little slower if you need to.`,
  notHeard: (word) => `“${word}” was not heard`,
  notHeardDetails: (word, ipa) => `Say every word: “${word}” is /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Say every word, also “${word}”.`,
  notRecognised: (word) => `“${word}” could not be recognised`,
  notRecognisedDetails: (ipa, worstIpa, tip) => `It is /${ipa}/. Begin with /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `We heard “${heard}”, not “${word}”`,
  anotherWordDetails: (word, ipa) => `Listen to “${word}” once, then say /${ipa}/.`,
  unclearWord: (word) => `“${word}” was not clear`,
  unclearWordDetails: (word) => `Listen to “${word}” by itself, then say it slowly.`,
  unclear: (word, ipa) => `“${word}”: /${ipa}/ was not clear`,
  leftOut: (word, ipa) => `“${word}”: /${ipa}/ was left out`,
  soundedLike: (word, ipa, heardIpa) => `“${word}”: /${ipa}/ sounded like /${heardIpa}/`,
  stressMoved: (word, expected, heard) =>
    `“${word}”: the stress is on the ${ordinal(expected)} syllable, it sounded like on the ${ordinal(heard)}`,
  stressMovedDetails: (ipa) => `Say its /${ipa}/ longer and louder, and the other vowels lightly.`,
  repeated: (word) => `“${word}” was said more than once`,
  repeatedDetails: 'Say each word once; if you slip, start the phrase again from the beginning.',
  extraBefore: (word) => `Something extra was said before “${word}”`,
  extraAfter: (word) => `Something extra was said after “${word}”`,
  notInPhrase: (word) => `“${word}” is not part of the phrase`,
  extraDetails: 'Say only the words of the phrase.',
  withExample: (sentence, word) => `${sentence} Example: “${word}”.`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: “${word}”`}${other === undefined ? '' : `, not “${other}”`}.`,
};

function ordinal(number: string): string {
  const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number] ?? 'th'}`;
}
