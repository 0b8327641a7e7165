import type { PronunciationResponse } from '@speak-it-now/contract';

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
 * Which word was heard: the one to say, its partner in a minimal pair, or another one; 'too-close' if the engine could not
 * decide between the two. Undefined if the recording was not judged, or was neither word clearly.
 */
export function heardOfPair(
  { outcome, reason, words }: Pick<PronunciationResponse, 'outcome' | 'reason' | 'words'>,
  said: string,
  partner: string,
): string | 'too-close' | undefined {
  if (outcome !== 'scored') return reason === 'too-close' ? reason : undefined;
  const heard = words.find(({ heardWord }) => heardWord !== undefined)?.heardWord;
  if (heard !== undefined) return heard.toLowerCase() === partner.toLowerCase() ? partner : heard;
  return words.every(({ status }) => status === 'good' || status === 'fair') ? said : undefined;
}
