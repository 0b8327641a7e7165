import type { NotJudgedReason } from '../types.ts';
import type { HypothesisEvidence } from './evidence.ts';
import type { Grades } from './grade.ts';

/**
 * Below this probability the text counts as not said; 1 % of the natives and learners left out of training are below.
 */
const MIN_TEXT_PROBABILITY = 0.1;
/**
 * Below this probability the text must at least fit the recording, because several voices at once contain any sound.
 */
const DOUBTED_TEXT_PROBABILITY = 0.85;
/** Natural log. Of 600 learners and natives left out of training three lose more, all with a high probability. */
const WRONG_TEXT_LOSS = 5;
/** If this share of the words is clear, the text was attempted. */
const ATTEMPTED_SHARE = 0.5;
const CLEAR_WORD_ACCURACY = 60;

/**
 * The reason not to score if the expected text was clearly not said. `textProbability` (0..1) is the scorer's
 * probability that it was said, however badly: even a poor attempt has some correct sounds and stays above the
 * threshold.
 */
export function rejectOtherText(
  evidence: HypothesisEvidence,
  grades: Grades,
  textProbability: number,
): NotJudgedReason | undefined {
  if (textProbability < DOUBTED_TEXT_PROBABILITY && loss(evidence) > WRONG_TEXT_LOSS) return 'wrong-text';
  if (textProbability >= MIN_TEXT_PROBABILITY) return undefined;
  const clearWords = grades.words.filter(({ accuracy }) => accuracy >= CLEAR_WORD_ACCURACY).length;
  if (clearWords >= ATTEMPTED_SHARE * grades.words.length) return undefined;
  const framesOf = (parts: readonly { span: { start: number; end: number } }[]) =>
    parts.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const isCovered = framesOf(evidence.extras) > framesOf(evidence.phones);
  return isCovered && grades.pronunciation >= 50 ? 'other-speech' : 'wrong-text';
}

/**
 * Loss of the text against the best possible path: twice the loss per frame (frame head) plus the loss per phone
 * (CTC).
 */
function loss({ freeLogScore, expectedLogScore, alternatives, phones }: HypothesisEvidence): number {
  const { bestPathLogLikelihood, logLikelihood } = alternatives!;
  return 2 * (freeLogScore - expectedLogScore) + (bestPathLogLikelihood - logLikelihood) / phones.length;
}
