import type { PronunciationResponse } from '@speak-it-now/contract';

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
