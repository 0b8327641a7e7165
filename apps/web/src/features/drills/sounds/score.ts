import type { DrillPair, PronunciationResponse } from '@speak-it-now/contract';
import { BAND_FROM } from '@speak-it-now/engine/verdict';

export interface SoundScore {
  /** Mean of the sound in the attempt, whole percent. */
  readonly accuracy: number;
  /** What was heard instead at its worst place; '' when it was left out there. */
  readonly heard: string | undefined;
  readonly count: number;
}

/** How one sound came out in an attempt; undefined where nothing was judged or none of its words was said. */
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
 * Which word of a minimal pair was heard when one of them was said; undefined where that was not clear.
 * @param said the word that was asked for
 * @param symbols those of the pair's own sound
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
