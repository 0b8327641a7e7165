import type { Span } from '../align/align.ts';
import { isVowel } from '../g2p/index.ts';
import type { Matrix, Posteriors } from '../types.ts';
import type { AlignmentEvidence, HypothesisEvidence, PhoneEvidence } from './evidence.ts';

/**
 * Scalars per phone, in this order; ln is the natural logarithm, "frames" are the model's output frames.
 *
 * - ctcLogPosterior: ln posterior of the phone among everything that could stand in its place (CTC, all alignments)
 * - ctcLogRatio: the same minus the best other alternative, deletion included
 * - ctcPosterior: the posterior itself, 0..1
 * - ctcDeletion: ln posterior of "left out"
 * - frameLogPosterior: mean ln posterior of the phone over its aligned frames (frame head)
 * - frameLogRatio: the same minus the best other column's mean (goodness of pronunciation, Hu et al. 2015)
 * - framePosterior: mean posterior over its frames, 0..1
 * - framePeak: highest ln posterior over its frames
 * - ctcPeak: highest ln CTC posterior over its frames, floored at -15
 * - ctcPeakRatio: the same minus the highest other unit's, blank left out
 * - logFrames: ln of the number of aligned frames
 * - pauseBefore: silence before the phone, in tens of frames, 0 for the first
 * - relativeFrames: frames divided by the utterance's frames per phone
 * - likelihoodPerFrame: ln P(text) / frames, the same for the whole utterance
 * - logFramesPerPhone: ln of the utterance's frames per phone, the same for the whole utterance
 * - levelBels: level of the phone relative to the utterance's speech level, in tens of dB
 * - isWordStart, isWordEnd: 0 or 1
 * - stress: 0 none, 0.5 secondary, 1 primary; 0 in words of one vowel, which texts mark or leave unmarked by habit
 *
 * and for the utterance, the same for each of its phones:
 *
 * - frameLoss: how much lower, in ln per frame, the aligned text scores than the best column of each frame (frame head),
 *   up to 2.5
 * - ctcLoss: how much lower, in ln per phone, the text scores than the best path of the CTC head, up to 10
 * - missingShare: words left out, 0..1
 * - extraRatio: frames that the aligner assigns to no word, including hesitations, divided by those of the text, up to 3
 */
export const SCALAR_FEATURES = [
  'ctcLogPosterior',
  'ctcLogRatio',
  'ctcPosterior',
  'ctcDeletion',
  'frameLogPosterior',
  'frameLogRatio',
  'framePosterior',
  'framePeak',
  'ctcPeak',
  'ctcPeakRatio',
  'logFrames',
  'pauseBefore',
  'relativeFrames',
  'likelihoodPerFrame',
  'logFramesPerPhone',
  'levelBels',
  'isWordStart',
  'isWordEnd',
  'stress',
  'frameLoss',
  'ctcLoss',
  'missingShare',
  'extraRatio',
] as const;
export type ScalarFeature = (typeof SCALAR_FEATURES)[number];

/** Logarithms are limited to this minimum. */
const LOG_FLOOR = -25;
const VECTOR_FLOOR = -12;
const VECTOR_SCALE = 4;

/** Row i belongs to phone i of the evidence. */
export interface PhoneFeatures {
  readonly names: readonly string[];
  readonly rows: Matrix;
}

/** Level of a span of frames in dB, relative to the speech level of the recording. */
export type LevelOfSpan = (span: Span, posteriors: Posteriors) => number;

/**
 * The features of each phone: the scalars above, then for each unit of the model `ctc:<unit>` (ln posterior in place
 * of this phone; `ctc:` alone is deletion), then `frame:<unit>` (mean ln posterior over its frames; `frame:` alone is
 * silence). Both are floored at -12 and divided by 4; units of other languages are at the floor. All values are
 * weighted means over the alignments. Undefined if no word was found.
 */
export function phoneFeatures(
  evidence: HypothesisEvidence,
  modelUnits: readonly string[],
  levelOfSpan: LevelOfSpan,
): PhoneFeatures | undefined {
  if (!evidence.alternatives) return undefined;
  const names = featureNames(modelUnits);
  const data = new Float32Array(evidence.phones.length * names.length);
  for (const alignment of [evidence, ...evidence.otherAlignments]) {
    featuresOf(alignment, modelUnits, levelOfSpan).forEach((x, i) => {
      data[i] = data[i]! + alignment.weight * x;
    });
  }
  return { names, rows: { rows: evidence.phones.length, columns: names.length, data } };
}

/** The features of one alignment, row by row. */
function featuresOf(
  evidence: AlignmentEvidence,
  modelUnits: readonly string[],
  levelOfSpan: LevelOfSpan,
): Float32Array {
  const { phones, posteriors } = evidence;
  const names = featureNames(modelUnits);
  const { logPosteriors } = evidence.alternatives!;
  const globalColumn = [0, ...evidence.units.map((unit) => modelUnits.indexOf(unit) + 1)];
  const blockSize = modelUnits.length + 1;
  const data = new Float32Array(phones.length * names.length);
  const utterance = utteranceValues(evidence);
  phones.forEach((phone, i) => {
    const row = data.subarray(i * names.length, (i + 1) * names.length);
    const means = frameMeans(evidence, phone);
    const ctcLogPosteriors = logPosteriors.data.subarray(i * means.length, (i + 1) * means.length);
    const scalars = scalarValues(
      evidence,
      i,
      ctcLogPosteriors,
      means,
      levelOfSpan(phone.span, posteriors),
      utterance,
    );
    SCALAR_FEATURES.forEach((name, k) => {
      row[k] = scalars[name];
    });
    row.fill(VECTOR_FLOOR / VECTOR_SCALE, SCALAR_FEATURES.length);
    globalColumn.forEach((column, local) => {
      const at = SCALAR_FEATURES.length + column;
      row[at] = Math.max(ctcLogPosteriors[local]!, VECTOR_FLOOR) / VECTOR_SCALE;
      row[at + blockSize] = Math.max(means[local]!, VECTOR_FLOOR) / VECTOR_SCALE;
    });
  });
  return data;
}

export function featureNames(modelUnits: readonly string[]): string[] {
  const columns = ['', ...modelUnits];
  return [
    ...SCALAR_FEATURES,
    ...columns.map((unit) => `ctc:${unit}`),
    ...columns.map((unit) => `frame:${unit}`),
  ];
}

const MAX_FRAME_LOSS = 2.5;
const MAX_CTC_LOSS = 10;
const MAX_EXTRA_RATIO = 3;

interface UtteranceValues {
  readonly framesPerPhone: number;
  readonly likelihoodPerFrame: number;
  readonly frameLoss: number;
  readonly ctcLoss: number;
  readonly missingShare: number;
  readonly extraRatio: number;
}

function utteranceValues(evidence: AlignmentEvidence): UtteranceValues {
  const { phones, words, fillerFrames, alternatives, posteriors } = evidence;
  const { logLikelihood, bestPathLogLikelihood } = alternatives!;
  const frames = phones.at(-1)!.span.end - phones[0]!.span.start;
  return {
    framesPerPhone: frames / phones.length,
    likelihoodPerFrame: Math.max(logLikelihood / posteriors.ctc.rows, LOG_FLOOR),
    frameLoss: Math.min(evidence.freeLogScore - evidence.expectedLogScore, MAX_FRAME_LOSS),
    ctcLoss: Math.min((bestPathLogLikelihood - logLikelihood) / phones.length, MAX_CTC_LOSS),
    missingShare: words.filter((word) => !word.phones).length / words.length,
    extraRatio: Math.min(fillerFrames / frames, MAX_EXTRA_RATIO),
  };
}

function scalarValues(
  { phones, posteriors }: AlignmentEvidence,
  index: number,
  ctcLogPosteriors: Float32Array,
  means: Float32Array,
  levelDb: number,
  utterance: UtteranceValues,
): Record<ScalarFeature, number> {
  const { column, span, isWordStart, isWordEnd, phone } = phones[index]!;
  const { frame, ctc } = posteriors;
  const frames = span.end - span.start;
  let posteriorSum = 0;
  let framePeak = LOG_FLOOR;
  const ctcPeaks = new Float32Array(ctc.columns).fill(-15);
  for (let t = span.start; t < span.end; t++) {
    const log = frame.data[t * frame.columns + column]!;
    posteriorSum += Math.exp(log);
    framePeak = Math.max(framePeak, log);
    for (let c = 0; c < ctc.columns; c++) {
      ctcPeaks[c] = Math.max(ctcPeaks[c]!, ctc.data[t * ctc.columns + c]!);
    }
  }
  const previousEnd = index > 0 ? phones[index - 1]!.span.end : span.start;
  return {
    ctcLogPosterior: ctcLogPosteriors[column]!,
    ctcLogRatio: ctcLogPosteriors[column]! - bestExcept(ctcLogPosteriors, column, 0),
    ctcPosterior: Math.exp(ctcLogPosteriors[column]!),
    ctcDeletion: ctcLogPosteriors[0]!,
    frameLogPosterior: means[column]!,
    frameLogRatio: means[column]! - bestExcept(means, column, 0),
    framePosterior: posteriorSum / frames,
    framePeak,
    ctcPeak: ctcPeaks[column]!,
    ctcPeakRatio: ctcPeaks[column]! - bestExcept(ctcPeaks, column, 1),
    logFrames: Math.log(frames),
    pauseBefore: (span.start - previousEnd) / 10,
    relativeFrames: frames / utterance.framesPerPhone,
    likelihoodPerFrame: utterance.likelihoodPerFrame,
    logFramesPerPhone: Math.log(utterance.framesPerPhone),
    levelBels: levelDb / 10,
    isWordStart: isWordStart ? 1 : 0,
    isWordEnd: isWordEnd ? 1 : 0,
    stress: phone.stress && hasOtherVowel(phones, index) ? phone.stress / 2 : 0,
    frameLoss: utterance.frameLoss,
    ctcLoss: utterance.ctcLoss,
    missingShare: utterance.missingShare,
    extraRatio: utterance.extraRatio,
  };
}

/** Whether the word of this phone has more vowels than this one. */
function hasOtherVowel(phones: readonly PhoneEvidence[], index: number): boolean {
  let [start, end] = [index, index];
  while (start > 0 && !phones[start]!.isWordStart) start--;
  while (end < phones.length - 1 && !phones[end]!.isWordEnd) end++;
  return phones.slice(start, end + 1).filter(({ phone }) => isVowel(phone.unit)).length > 1;
}

function frameMeans({ posteriors: { frame } }: AlignmentEvidence, { span }: PhoneEvidence): Float32Array {
  const means = new Float32Array(frame.columns);
  for (let t = span.start; t < span.end; t++) {
    for (let c = 0; c < frame.columns; c++) {
      means[c] = means[c]! + Math.max(frame.data[t * frame.columns + c]!, LOG_FLOOR);
    }
  }
  const frames = span.end - span.start;
  return means.map((sum) => sum / frames);
}

function bestExcept(values: Float32Array, column: number, from: number): number {
  let best = LOG_FLOOR;
  for (let c = from; c < values.length; c++) if (c !== column) best = Math.max(best, values[c]!);
  return best;
}
