import type { FeedbackSentences } from './sentences.ts';

/** The feedback in English. */
export const english: FeedbackSentences = {
  notJudged: {
    silence:
      'We didn’t hear anything. Check that the right microphone is selected and not muted, then record again. This didn’t use an attempt.',
    'too-quiet':
      'Your voice was too quiet to score. Move closer to the microphone or speak up, then record again. This didn’t use an attempt.',
    'too-short':
      'The recording was too short for this phrase. Press Record, wait a moment, then say the whole phrase. This didn’t use an attempt.',
    clipped:
      'The recording was too loud and distorted. Move back from the microphone a little, then record again. This didn’t use an attempt.',
    'too-noisy':
      'There was too much background noise. Find a quieter place or move closer to the microphone, then record again. This didn’t use an attempt.',
    whispered:
      'You whispered, and a whisper hides half of the sounds. Record again in your normal voice. This didn’t use an attempt.',
    'other-speech':
      'We heard other voices. Record again where nobody else is talking. This didn’t use an attempt.',
    'wrong-text':
      'We heard something else. Listen once, then say the phrase again. This didn’t use an attempt.',
    'too-close':
      'That was too close to call between the two words. Listen to both once more, then say yours again. This didn’t use an attempt.',
  },
  hiddenBy: {
    noise: 'There was noise in the background, so we judged less strictly.',
    echo: 'You were far from the microphone, so we judged less strictly.',
    voice: 'Somebody else was talking, so we judged less strictly.',
  },
  fixFirst: (reason, details) => `Fix this first: ${reason}. ${details}`,
  smallDifferences: 'Other small differences',
  alsoIn: (words, more) =>
    `Also in ${words.map((word) => `“${word}”`).join(', ')}${more === 0 ? '' : ` and ${more} more ${more === 1 ? 'word' : 'words'}`}`,
  pace: {
    slow: {
      reason: 'Slow pace',
      details: (mine, least, most) =>
        `You say ${mine} sounds a second, native speakers ${least} to ${most}. Join the words in one breath.`,
    },
    fast: {
      reason: 'Hurried pace',
      details: (mine, least, most) =>
        `You say ${mine} sounds a second, native speakers ${least} to ${most}. Take your time for each word.`,
    },
    halting: {
      reason: 'Many short pauses',
      details: () => 'Native speakers join the words. Listen once, then say the phrase in one breath.',
    },
    rhythm: {
      reason: 'Rhythm',
      details: () =>
        'Listen once and copy the beat: the important words long and strong, the small ones short.',
    },
  },
  changedMeaning: 'The phrase now means something else',
  changedMeaningDetails: 'Say the “not” or the number exactly as it is written.',
  notToldFrom: (word, opposite) => `We couldn’t tell “${word}” from “${opposite}”`,
  notToldFromDetails: (ipa) => `Listen to it once, then say /${ipa}/ clearly and record again.`,
  longPause: (word) => `Long pause before “${word}”`,
  longPauseDetails: (seconds) =>
    `You paused for ${seconds} seconds. Say the phrase in one go, a little slower if you need to.`,
  notHeard: (word) => `We didn’t hear “${word}”`,
  notHeardDetails: (word, ipa) => `Say every word. “${word}” is pronounced /${ipa}/.`,
  notHeardWithoutSounds: (word) => `Say every word, including “${word}”.`,
  notRecognized: (word) => `We couldn’t make out “${word}”`,
  notRecognizedDetails: (ipa, worstIpa, tip) => `It’s pronounced /${ipa}/. Start with /${worstIpa}/: ${tip}`,
  anotherWord: (word, heard) => `We heard “${heard}”, not “${word}”`,
  longerWord: (word) => `We heard a longer word than “${word}”`,
  unknownWord: (word) => `This didn’t sound like “${word}”`,
  anotherWordDetails: (word, ipa) => `Listen to “${word}” once, then say /${ipa}/.`,
  unclearWord: (word) => `“${word}” wasn’t clear`,
  notQuiteClear: (word) => `“${word}” wasn’t quite clear`,
  unclearWordDetails: (word) => `Listen to “${word}” on its own, then say it slowly.`,
  unclear: (word, ipa) => `“${word}”: /${ipa}/ wasn’t clear`,
  leftOut: (word, ipa) => `“${word}”: /${ipa}/ was left out`,
  soundedLike: (word, ipa, heardIpa) => `“${word}”: /${ipa}/ sounded like /${heardIpa}/`,
  skipped: 'You skipped it. Say the word slowly, sound by sound, then at your usual pace.',
  wrongLength: (word, ipa, is) => `“${word}”: /${ipa}/ was too ${is === 'too-short' ? 'short' : 'long'}`,
  wrongLengthDetails: (is) =>
    is === 'too-short'
      ? 'Hold the consonant about twice as long: close on it, wait a moment, then let go.'
      : 'This consonant is single: touch it briefly and move on.',
  stressMoved: (word, expected, heard) =>
    `“${word}”: stress the ${ordinal(expected)} syllable, not the ${ordinal(heard)}`,
  stressMovedDetails: (ipa) => `Make its /${ipa}/ longer and louder, and keep the other vowels light.`,
  repeated: (word) => `You said “${word}” more than once`,
  repeatedDetails: 'Say each word once. If you slip, start the phrase over.',
  extraBefore: (word) => `You said something extra before “${word}”`,
  extraAfter: (word) => `You said something extra after “${word}”`,
  notInPhrase: (word) => `“${word}” isn’t part of the phrase`,
  extraDetails: 'Say only the words of the phrase.',
  withExample: (sentence, word) => `${sentence} Example: “${word}”.`,
  advice: (advice, word, other) =>
    `${advice}${word === undefined ? '' : `: “${word}”`}${other === undefined ? '' : `, not “${other}”`}.`,
};

function ordinal(number: string): string {
  const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number] ?? 'th'}`;
}
