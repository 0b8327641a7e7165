import type { Deduction, PhoneResult, PronunciationResponse, WordResult } from '@speak-it-now/contract';

/** What costs most: a word that was not said, one beyond recognition, a single sound, or something else that is put in words. */
export type FirstFix =
  | { readonly kind: 'missing' | 'lost'; readonly word: WordResult }
  | { readonly kind: 'sound'; readonly word: WordResult; readonly phone: PhoneResult }
  | { readonly kind: 'other'; readonly deduction: Deduction };

/** From here on nothing needs to be fixed; the tutor only praises. */
const NOTHING_TO_FIX_FROM = 97;

/**
 * The one thing to fix first. It is what the tutor names: the largest deduction with an advice, found again among
 * the words and sounds so that it can be shown, heard and drilled. Nothing when all is well.
 */
export function firstFix({
  accuracy,
  detailedFeedback,
  words,
}: Pick<PronunciationResponse, 'accuracy' | 'detailedFeedback' | 'words'>): FirstFix | undefined {
  const deduction = detailedFeedback.scoreBreakdown.deductions.find(({ details }) => details !== undefined);
  if (!deduction || accuracy >= NOTHING_TO_FIX_FROM) return undefined;
  const { reason } = deduction;
  // Deductions name a word in these marks and a sound between slashes.
  const named = words.filter(({ text }) => reason.includes(`“${text}”`));
  const missing = named.find(({ status }) => status === 'missing');
  if (missing) return { kind: 'missing', word: missing };
  const sounds = named.flatMap((word) =>
    word.phones.filter(({ ipa }) => reason.includes(`/${ipa}/`)).map((phone) => ({ word, phone })),
  );
  const worst = sounds.sort((a, b) => a.phone.accuracy - b.phone.accuracy)[0];
  if (worst) return { kind: 'sound', ...worst };
  // Without a sound in it, the sentence about a poor word is about all of the word; else it is about a pause or an extra.
  const lost = named.find(({ status, accuracy: ofWord }) => status === 'poor' && ofWord < LOST_WORD_ACCURACY);
  return lost ? { kind: 'lost', word: lost } : { kind: 'other', deduction };
}

/** As the engine sees it: below this a word was not recognisable. */
const LOST_WORD_ACCURACY = 30;
