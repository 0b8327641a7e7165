/** Which pronunciation of each word was said, and which words are missing. */
import { type AlignableWord, align } from '../align/align.ts';
import type { Posteriors } from '../types.ts';
import { ctcSpanLogRatio } from './ctc-alternatives.ts';

/** Columns of each accepted pronunciation of a word. */
export type WordColumns = readonly (readonly number[])[];

/**
 * One way in which the text may have been said: the index of each word's pronunciation, undefined for missing words.
 */
export type PronunciationHypothesis = readonly (number | undefined)[];

/** The most likely hypothesis, and those that could be the most likely after a small change of the recording. */
export interface TextHypotheses {
  readonly likeliest: PronunciationHypothesis;
  /** Each differs from the most likely one in the pronunciation of one word. */
  readonly close: readonly CloseHypothesis[];
}

export interface CloseHypothesis {
  readonly hypothesis: PronunciationHypothesis;
  /** Its weight in the blended score, 0..0.5; 0.5 if it is as likely as the most likely one. */
  readonly weight: number;
}

/**
 * A word that the aligner would omit is missing only if omitting it makes the text this much more likely (natural log
 * of the likelihood ratio over all alignments). A badly spoken word stays.
 */
const MIN_MISSING_LOG_RATIO = 6;

/** A hypothesis does not count if it is this much less likely than the best (natural log). */
const SURE_LOG_RATIO = 6;

/** Each close hypothesis costs an alignment, so those with a smaller weight are left out, and so are all but three. */
const MIN_WEIGHT = 0.03;
const MAX_CLOSE = 3;

/**
 * Finds each word's pronunciation and the missing words. The aligner proposes both from the frame head (of most frame
 * offsets, or of the one where the text fits best); the CTC head decides over all frame offsets.
 */
export function findHypotheses(
  posteriorsByOffset: readonly Posteriors[],
  words: readonly WordColumns[],
): TextHypotheses {
  const proposals = posteriorsByOffset.map(({ frame }) => align(frame, words.map(plain)));
  const clearest = proposals.reduce(
    (best, { meanLogScore }, k) => (meanLogScore > proposals[best]!.meanLogScore ? k : best),
    0,
  );
  const proposal = proposals[clearest]!;
  const isOmitted = words.map(
    (_, w) =>
      proposals.filter((each) => each.words[w]!.phones === undefined).length > posteriorsByOffset.length / 2,
  );
  let pronunciations = proposal.words.map(({ pronunciation }) => pronunciation);
  const mostLabels =
    Math.max(...words.map((columns) => Math.max(...columns.map(({ length }) => length)))) +
    labelsOf(words, pronunciations).length;
  if (mostLabels > Math.min(...posteriorsByOffset.map(({ ctc }) => ctc.rows))) {
    return { likeliest: pronunciations.map((p, w) => (isOmitted[w] ? undefined : p)), close: [] };
  }
  let ratios = logRatios(posteriorsByOffset, words, pronunciations);
  const likelier = ratios.map(({ pronounced }) => pronounced.indexOf(Math.max(...pronounced)));
  if (likelier.some((p, w) => p !== pronunciations[w])) {
    pronunciations = likelier;
    ratios = logRatios(posteriorsByOffset, words, pronunciations);
  }

  const missing = isOmitted.map((is, w) => is && ratios[w]!.omitted > MIN_MISSING_LOG_RATIO);
  const likeliest = pronunciations.map((p, w) => (missing[w] ? undefined : p));
  const close: CloseHypothesis[] = [];
  ratios.forEach(({ pronounced }, w) => {
    if (missing[w]) return;
    const best = Math.max(...pronounced);
    const unnormalized = pronounced.map((ratio) => Math.max(0, 1 - (best - ratio) / SURE_LOG_RATIO));
    const sum = unnormalized.reduce((all, each) => all + each, 0);
    unnormalized.forEach((each, p) => {
      const weight = each / sum;
      if (p === likeliest[w] || weight < MIN_WEIGHT) return;
      close.push({ hypothesis: likeliest.map((other, i) => (i === w ? p : other)), weight });
    });
  });
  return { likeliest, close: close.sort((a, b) => b.weight - a.weight).slice(0, MAX_CLOSE) };
}

export const plain = (columns: WordColumns): AlignableWord => ({
  pronunciations: columns.map((phones) => phones.map((column) => [{ column, cost: 0 }])),
});

/** The columns of all spoken words, in order. */
export function labelsOf(words: readonly WordColumns[], hypothesis: PronunciationHypothesis): number[] {
  return words.flatMap((columns, w) => (hypothesis[w] === undefined ? [] : columns[hypothesis[w]]!));
}

interface WordRatios {
  /** ln of the likelihood with each pronunciation, relative to the chosen one. */
  readonly pronounced: readonly number[];
  /** The same without the word. */
  readonly omitted: number;
}

/** Means over the frame offsets. */
function logRatios(
  posteriorsByOffset: readonly Posteriors[],
  words: readonly WordColumns[],
  pronunciations: readonly number[],
): WordRatios[] {
  const labels = labelsOf(words, pronunciations);
  const ratioOf = posteriorsByOffset.map(({ ctc }) => ctcSpanLogRatio(ctc, labels));
  let from = 0;
  return words.map((columns, w) => {
    const to = from + columns[pronunciations[w]!]!.length;
    const mean = (replacement: readonly number[]) =>
      ratioOf.reduce((sum, ratio) => sum + ratio(from, to, replacement), 0) / posteriorsByOffset.length;
    const ratios = {
      pronounced: columns.map((phones, p) => (p === pronunciations[w] ? 0 : mean(phones))),
      omitted: mean([]),
    };
    from = to;
    return ratios;
  });
}
