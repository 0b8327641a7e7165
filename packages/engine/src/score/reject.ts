import type { NotJudgedReason } from '../types.ts';
import type { Evidence } from './evidence.ts';
import type { Judgement } from './judge.ts';

/** What a phone of a word that was left out counts as, natural log. */
const MISSING_LOG_POSTERIOR = -7;
const LOST_WEIGHT = 1.5;
/** Below this nothing of the text was said: no native and one learner in a hundred lies there, other texts do. */
const MIN_FIT = -6.8;
/** Below this, and with next to nothing right, it is another text as well. */
const MIN_FIT_OF_POOR_SPEECH = -4.8;
const POOR_ACCURACY = 20;
/** Where this share of the words is clear, the text was attempted, whatever became of the others. */
const ATTEMPTED_SHARE = 0.5;
const CLEAR_WORD_ACCURACY = 60;

/**
 * Whether the expected text was plainly not said. A clear attempt, however poor, keeps some of its sounds and
 * stays above the bars.
 */
export function rejectOtherText(evidence: Evidence, judgement: Judgement): NotJudgedReason | undefined {
  const clearWords = judgement.words.filter(({ accuracy }) => accuracy >= CLEAR_WORD_ACCURACY).length;
  if (clearWords >= ATTEMPTED_SHARE * judgement.words.length) return undefined;
  const fit = textFit(evidence, judgement);
  const isOtherText = fit < MIN_FIT || (fit < MIN_FIT_OF_POOR_SPEECH && judgement.accuracy < POOR_ACCURACY);
  if (!isOtherText) return undefined;
  const framesOf = (parts: readonly { span: { start: number; end: number } }[]) =>
    parts.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const isCovered = framesOf(evidence.extras) > framesOf(evidence.phones);
  return isCovered && judgement.pronunciation >= 50 ? 'other-speech' : 'wrong-text';
}

/**
 * How well the text as a whole fits the sound, natural log, 0 is best: the mean log share of the expected phones
 * among all that could stand in their places, less what the frames lose against the best free sequence of phones.
 */
function textFit(
  { phones, alternatives, expectedLogScore, freeLogScore }: Evidence,
  { words }: Judgement,
): number {
  const expected = words.reduce((sum, word) => sum + word.phones.length, 0);
  let sum = MISSING_LOG_POSTERIOR * (expected - phones.length);
  const { data, columns } = alternatives!.logPosteriors;
  phones.forEach(({ column }, i) => {
    sum += data[i * columns + column]!;
  });
  return sum / expected - LOST_WEIGHT * (freeLogScore - expectedLogScore);
}
