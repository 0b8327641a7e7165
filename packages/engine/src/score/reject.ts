import type { NotJudgedReason } from '../types.ts';
import type { Evidence } from './evidence.ts';
import type { Judgement } from './judge.ts';

/** Below this the recording holds something else, whatever its sounds are. */
const MAX_WRONG_TEXT_ACCURACY = 20;

/**
 * Whether the expected text was plainly not said. A clear attempt, however poor, keeps some of its sounds and
 * stays above these bars.
 */
export function rejectOtherText(evidence: Evidence, judgement: Judgement): NotJudgedReason | undefined {
  if (evidence.phones.length === 0) return 'wrong-text';
  if (judgement.accuracy >= MAX_WRONG_TEXT_ACCURACY) return undefined;
  const extraFrames = evidence.extras.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const textFrames = evidence.phones.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return extraFrames > textFrames && judgement.pronunciation >= 50 ? 'other-speech' : 'wrong-text';
}
