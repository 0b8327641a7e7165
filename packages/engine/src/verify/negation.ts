/** "can" against "can't", which mean the opposite and differ in one consonant: the two alone are decided. */
import { clamp } from '../clamp.ts';
import type { Language } from '../types.ts';
import { negationRival } from './rival-texts.ts';
import type { WordCandidate } from './word-evidence.ts';
import type { WordVerdict } from './word-verdict.ts';

/**
 * Log ratio of the word with the other negation to the expected one, both heads together: above `lost` that one was said,
 * above `tie` it is too close to tell, and from `even` on a tie counts as a changed meaning in full. Of 34 natives' "can"
 * none is above `tie`, of 10 natives' "can't" one is. Taken for the opposite, one of these 44 is below it.
 */
const CONTEST = { tie: 0, even: 2, lost: 5 };
/** As certain as that of a word that was clearly replaced. */
const LOST_LOG_ODDS = 4;

/**
 * What the contest says; 'own' if the expected word won it. Undefined if the word has no such rival, differs from it in
 * more than one consonant, or lost to a third word that fits better than both: such words are told apart like all others.
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
