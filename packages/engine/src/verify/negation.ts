/** Decides between "can" and "can't", which mean the opposite and differ in one consonant. */
import { clamp } from '../clamp.ts';
import type { Language } from '../types.ts';
import { negationRival } from './rival-texts.ts';
import type { WordCandidate } from './word-evidence.ts';
import type { WordVerdict } from './word-verdict.ts';

/**
 * Thresholds for the log ratio of the opposite word to the expected one, both heads together. Above `lost` the opposite was
 * said. Above `tie` it is too close to tell, and from `even` on a tie fully counts as a changed meaning. Decision 0181 has the
 * ratios of natives.
 */
const CONTEST = { tie: 0, even: 2, lost: 5 };
/** As certain as that of a word that was clearly replaced. */
const LOST_LOG_ODDS = 4;

/**
 * 'own' if the expected word won, otherwise the verdict. Undefined if the contest does not decide: the word has no opposite,
 * differs from it in more than one consonant, or a third word fits better than both.
 */
export function negationContest(
  { evidence, rival: best, fieldRival, fieldConsonants }: WordCandidate,
  text: string,
  language: Language,
): WordVerdict | 'own' | undefined {
  if (fieldRival === undefined || fieldRival.text !== negationRival(text, language)) return undefined;
  const { closedField: ratio } = evidence;
  const rival = { rival: fieldRival, isClear: false } as const;
  if (ratio <= CONTEST.tie) return 'own';
  if (fieldConsonants !== 1) return undefined;
  if (ratio > CONTEST.lost)
    return best?.text === fieldRival.text ? { ...rival, logOdds: LOST_LOG_ODDS, isClear: true } : undefined;
  const tie = clamp((ratio - CONTEST.tie) / (CONTEST.even - CONTEST.tie), 0, 1);
  return { ...rival, logOdds: 0, isUnsure: true, tie };
}
