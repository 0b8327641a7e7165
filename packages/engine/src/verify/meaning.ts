/** Whether a mistake changes what the phrase means: a lost "not", another number. */
import { clamp } from '../clamp.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import { carriesMeaning } from './rival-texts.ts';
import type { Verification } from './verify.ts';
import { fieldKey } from './word-fields.ts';
import type { WordVerdict } from './word-verdict.ts';

export interface ChangedMeaning {
  /** How certain it is that a negation or a number differs from the text, 0..1. An even tie with the opposite counts as 1. */
  readonly certainty: number;
  /** The word that cannot be told from its opposite, if nothing is more certain. */
  readonly tiedWord?: number;
}

export function changesMeaning(
  evidence: HypothesisEvidence,
  { words: verdicts, extras }: Verification,
): ChangedMeaning {
  const { language, words: expected } = evidence.reference;
  const isMeaning = (text: string | undefined) => text !== undefined && carriesMeaning(text, language);
  const certainty = (logOdds: number) => clamp(logOdds + 1, 0, 1);
  const isChanged = (text: string, { isNegationKept, isClear, rival }: WordVerdict) =>
    (isMeaning(text) && !isNegationKept) || (isClear && isMeaning(rival?.text));
  const ofWords = expected.map(({ text }, w): ChangedMeaning => {
    if (evidence.words[w]!.phones === undefined) return { certainty: isMeaning(text) ? 1 : 0 };
    const verdict = verdicts[w];
    if (verdict?.tie !== undefined) return { certainty: verdict.tie, tiedWord: w };
    return { certainty: verdict && isChanged(text, verdict) ? certainty(verdict.logOdds) : 0 };
  });
  // A word of the text that was said twice still means the same.
  const isRepetition = (text: string) =>
    expected.some((word) => fieldKey(word.text, language) === fieldKey(text, language));
  const ofExtras = extras.map(
    ({ text, logOdds, isClear }): ChangedMeaning => ({
      certainty: isClear && isMeaning(text) && !isRepetition(text) ? certainty(logOdds) : 0,
    }),
  );
  return [...ofExtras, ...ofWords].reduce((a, b) => (b.certainty > a.certainty ? b : a), { certainty: 0 });
}
