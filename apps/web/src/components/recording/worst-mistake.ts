import type { Deduction, PhoneResult, PronunciationResponse, WordResult } from '@speak-it-now/contract';

/**
 * From this accuracy on a sound is right, as in the engine. If a word has a deduction but all its sounds are right,
 * a longer word was heard.
 */
const CLEAR_ACCURACY = 75;

/** A word that was missing, unrecognizable or replaced, a single sound, the stress, or something else. */
export type WorstMistake =
  | { readonly kind: 'missing' | 'lost'; readonly word: WordResult }
  | { readonly kind: 'other-word'; readonly word: WordResult; readonly heardWord: string }
  | { readonly kind: 'sound'; readonly word: WordResult; readonly phone: PhoneResult }
  | { readonly kind: 'stress' | 'longer-word'; readonly word: WordResult; readonly deduction: Deduction }
  | { readonly kind: 'other'; readonly deduction: Deduction };

/**
 * The largest deduction that comes with advice, as the tutor names it, with the word or sound to show, hear and drill.
 * Undefined if there is nothing to fix.
 */
export function worstMistake({
  detailedFeedback,
  words,
}: Pick<PronunciationResponse, 'detailedFeedback' | 'words'>): WorstMistake | undefined {
  const deduction = detailedFeedback.scoreBreakdown.deductions.find(({ details }) => details !== undefined);
  if (!deduction) return undefined;
  const { wordIndex, phoneIndex } = deduction;
  const word = wordIndex === undefined ? undefined : words[wordIndex];
  // A pause, or something extra that was said.
  if (!word) return { kind: 'other', deduction };
  if (word.status === 'missing') return { kind: 'missing', word };
  if (word.heardWord !== undefined) return { kind: 'other-word', word, heardWord: word.heardWord };
  const phone = phoneIndex === undefined ? undefined : word.phones[phoneIndex];
  if (phone) return { kind: 'sound', word, phone };
  // The engine looks for the stress only in words that it recognized.
  if (word.stress) return { kind: 'stress', word, deduction };
  // A service that does not give the sounds of a word explains in the deduction what was wrong.
  if (word.phones.length === 0) return { kind: 'other', deduction };
  const isLost = word.phones.some(({ accuracy }) => accuracy < CLEAR_ACCURACY);
  return isLost ? { kind: 'lost', word } : { kind: 'longer-word', word, deduction };
}
