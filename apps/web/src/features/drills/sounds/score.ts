import type { DrillPair, PronunciationResponse } from '@speak-it-now/contract';
import { BAND_FROM } from '@speak-it-now/engine/verdict';

interface SoundScore {
  /** The sound's mean score in the attempt, in whole percent. */
  readonly accuracy: number;
  /** What was heard instead where it was worst; '' if it was left out there. */
  readonly heard: string | undefined;
  readonly count: number;
}

/** One sound's score in an attempt; undefined if the attempt was not judged or none of the sound's words was said. */
export function scoreOfSound(
  { outcome, words }: Pick<PronunciationResponse, 'outcome' | 'words'>,
  symbols: readonly string[],
): SoundScore | undefined {
  if (outcome !== 'scored') return undefined;
  const phones = words
    .filter(({ status }) => status !== 'missing')
    .flatMap((word) => word.phones)
    .filter(({ ipa }) => symbols.includes(ipa));
  if (phones.length === 0) return undefined;
  const worst = phones.reduce((a, b) => (b.accuracy < a.accuracy ? b : a));
  const sum = phones.reduce((total, { accuracy }) => total + accuracy, 0);
  return { accuracy: Math.round(sum / phones.length), heard: worst.heard, count: phones.length };
}

/**
 * Which word of a minimal pair was heard; undefined if that was not clear.
 * @param said the word that the learner was to say
 * @param symbols IPA symbols of the drilled sound
 */
export function heardOfPair(
  { outcome, words, accuracy }: Pick<PronunciationResponse, 'outcome' | 'words' | 'accuracy'>,
  { word, twin, contrast }: DrillPair,
  said: string,
  symbols: readonly string[],
): string | undefined {
  if (outcome !== 'scored') return undefined;
  const other = said === word ? twin : word;
  const ownSounds = said === word ? symbols : [contrast];
  const otherSounds = said === word ? [contrast] : symbols;
  const phones = words.flatMap((each) => each.phones);
  const isOther =
    words.some(({ heardWord }) => heardWord?.toLowerCase() === other.toLowerCase()) ||
    phones.some(
      ({ ipa, heard }) => ownSounds.includes(ipa) && heard !== undefined && otherSounds.includes(heard),
    );
  if (isOther) return other;
  const own = phones.filter(({ ipa }) => ownSounds.includes(ipa));
  const isOwn =
    accuracy >= BAND_FROM.understandable &&
    own.every((phone) => phone.heard === undefined && phone.accuracy >= BAND_FROM.understandable);
  return isOwn ? said : undefined;
}
