/** Whether a mistake changes what the phrase means: a lost "not", another number. */
import { clamp } from '../clamp.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import { carriesMeaning } from './rival-texts.ts';
import type { Verification } from './verify.ts';
import { fieldKey } from './word-fields.ts';

/** Certainty that a negation or a number differs from the text, 0..1; 1 if its word is red. */
export function changesMeaning(
  evidence: HypothesisEvidence,
  { words: verdicts, extras }: Verification,
): number {
  const { language, words: expected } = evidence.reference;
  const isMeaning = (text: string | undefined) => text !== undefined && carriesMeaning(text, language);
  const certainty = (logOdds: number) => clamp(logOdds + 1, 0, 1);
  const ofWords = expected.map(({ text }, w) => {
    if (evidence.words[w]!.phones === undefined) return isMeaning(text) ? 1 : 0;
    const verdict = verdicts[w];
    if (!verdict) return 0;
    return isMeaning(text) || (verdict.isClear && isMeaning(verdict.rival?.text))
      ? certainty(verdict.logOdds)
      : 0;
  });
  // A word of the text that was said twice still means the same.
  const isRepetition = (text: string) =>
    expected.some((word) => fieldKey(word.text, language) === fieldKey(text, language));
  const ofExtras = extras.map(({ text, logOdds, isClear }) =>
    isClear && isMeaning(text) && !isRepetition(text) ? certainty(logOdds) : 0,
  );
  return Math.max(0, ...ofWords, ...ofExtras);
}
