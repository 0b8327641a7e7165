/** Whether a mistake changes what the phrase means: a lost "not", another number. */
import { clamp } from '../clamp.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { Verification } from './verify.ts';
import { fieldKey, MEANING_CHANGING_WORDS } from './word-fields.ts';

/** Certainty that a negation or a number differs from the text, 0..1. */
export function changesMeaning(
  evidence: HypothesisEvidence,
  { words: verdicts, extras }: Verification,
): number {
  const { language, words: expected } = evidence.reference;
  const carriesMeaning = (text: string | undefined) =>
    text !== undefined && MEANING_CHANGING_WORDS[language].has(fieldKey(text, language));
  const certainty = (logOdds: number) => clamp((logOdds + 1) / 2, 0, 1);
  const ofWords = expected.map(({ text }, w) => {
    if (evidence.words[w]!.phones === undefined) return carriesMeaning(text) ? 1 : 0;
    const verdict = verdicts[w];
    if (!verdict) return 0;
    return carriesMeaning(text) || (verdict.isClear && carriesMeaning(verdict.rival?.text))
      ? certainty(verdict.logOdds)
      : 0;
  });
  const ofExtras = extras.map(({ text, logOdds, isClear }) =>
    isClear && carriesMeaning(text) ? certainty(logOdds) : 0,
  );
  return Math.max(0, ...ofWords, ...ofExtras);
}
