import type { NotJudgedReason } from '../types.ts';
import type { HypothesisEvidence } from './evidence.ts';
import type { Judgement } from './judge.ts';

/** Below this probability the text was not said: of left-out speakers one native and learner in a hundred lies there. */
const MIN_TEXT_PROBABILITY = 0.1;
/** Below this probability the text must at least fit the sound: voices on top of each other hold sounds of any text. */
const DOUBTED_TEXT_PROBABILITY = 0.85;
/** Of 600 left-out learners and natives three lose more (natural log), and none of these is doubted. */
const WRONG_TEXT_LOSS = 5;
/** Where this share of the words is clear, the text was attempted, whatever became of the others. */
const ATTEMPTED_SHARE = 0.5;
const CLEAR_WORD_ACCURACY = 60;

/**
 * Whether the expected text was plainly not said. `textProbability` is the scorer's probability that it was, however badly: a
 * clear attempt keeps some of its sounds and stays above the bar.
 */
export function rejectOtherText(
  evidence: HypothesisEvidence,
  judgement: Judgement,
  textProbability: number,
): NotJudgedReason | undefined {
  if (textProbability < DOUBTED_TEXT_PROBABILITY && loss(evidence) > WRONG_TEXT_LOSS) return 'wrong-text';
  if (textProbability >= MIN_TEXT_PROBABILITY) return undefined;
  const clearWords = judgement.words.filter(({ accuracy }) => accuracy >= CLEAR_WORD_ACCURACY).length;
  if (clearWords >= ATTEMPTED_SHARE * judgement.words.length) return undefined;
  const framesOf = (parts: readonly { span: { start: number; end: number } }[]) =>
    parts.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const isCovered = framesOf(evidence.extras) > framesOf(evidence.phones);
  return isCovered && judgement.pronunciation >= 50 ? 'other-speech' : 'wrong-text';
}

/** What the text loses against the best the sound allows: a frame to the frame head, twice, and a phone to the CTC head. */
function loss({ freeLogScore, expectedLogScore, alternatives, phones }: HypothesisEvidence): number {
  const { bestPathLogLikelihood, logLikelihood } = alternatives!;
  return 2 * (freeLogScore - expectedLogScore) + (bestPathLogLikelihood - logLikelihood) / phones.length;
}
