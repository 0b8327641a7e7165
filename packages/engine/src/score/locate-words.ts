/** Where each word of a pronunciation hypothesis lies in the recording, with and without extra speech in between. */
import { dropRows, type LanguagePosteriors } from '../acoustic/posteriors.ts';
import {
  type AlignableWord,
  type Alignment,
  type AlignmentCosts,
  align,
  DEFAULT_COSTS,
  skipCost,
} from '../align/align.ts';
import { ctcAlternatives, type PhoneAlternatives } from './ctc-alternatives.ts';
import { labelsOf, type PronunciationHypothesis, plain, type WordColumns } from './text-hypotheses.ts';

/** An alignment at one of the model's frame offsets, with or without extra speech between the words. */
export interface AlignmentHypothesis {
  readonly posteriors: LanguagePosteriors;
  readonly alignment: Alignment;
  /** Over the phones of all spoken words, in order; undefined if there are none. */
  readonly alternatives: PhoneAlternatives | undefined;
  /** Frames that the aligner would assign to no word, weighted by its certainty; the same for all alignments. */
  readonly fillerFrames: number;
  /** 0..1; the weights of all alignments sum to 1. */
  readonly weight: number;
}

/**
 * Extra speech is certain if the text is this much more likely with it than without (natural log, both heads). In one
 * of ten native recordings without extra speech the frame head's ratio is between 0 and this, so a small change of the
 * recording could reverse a decision. In this range both alignments count.
 */
const SURE_EXTRA_LOG_RATIO = 12;

/**
 * Subtracted from the CTC head's ratio, because even without extra speech one or two spikes fit another path better.
 */
const EXTRA_CTC_COST = 3;

/**
 * Limit of the loss of an impossible text (natural log), because the difference of two infinite losses is undefined.
 */
const MAX_LOG_LIKELIHOOD_LOSS = 1e4;

/** A substitution with at least this posterior can take frames of the phone at no cost. */
const FREE_SUBSTITUTION_POSTERIOR = 0.3;
/**
 * With a smaller posterior each frame costs this times ln(FREE_SUBSTITUTION_POSTERIOR / posterior); below the minimum it
 * can take none.
 */
const SUBSTITUTION_COST = 4;
const MIN_SUBSTITUTION_POSTERIOR = 0.06;

/**
 * The position of each word of the hypothesis and the alternatives for each phone: one or two alignments for each frame
 * offset, the offset where the text fits best first. All have the same words in the same pronunciations.
 */
export function locateWords(
  posteriorsByOffset: readonly LanguagePosteriors[],
  words: readonly WordColumns[],
  hypothesis: PronunciationHypothesis,
): readonly AlignmentHypothesis[] {
  const required = words.flatMap((columns, w) => {
    const pronunciation = hypothesis[w];
    return pronunciation === undefined ? [] : [{ ...plain([columns[pronunciation]!]), isRequired: true }];
  });
  const labels = labelsOf(words, hypothesis);
  const costOfMissing = words.reduce(
    (sum, columns, w) => (hypothesis[w] === undefined ? sum + skipCost(plain(columns)) : sum),
    0,
  );
  const withExtras = posteriorsByOffset.map(({ frame }) => align(frame, required));
  const order = [...posteriorsByOffset.keys()].sort(
    (a, b) => withExtras[b]!.meanLogScore - withExtras[a]!.meanLogScore,
  );
  return order.flatMap((k) => {
    const posteriors = posteriorsByOffset[k]!;
    const found =
      labels.length > 0
        ? alignmentsAt(posteriors, required, withExtras[k]!, labels)
        : [withoutWords(posteriors, withExtras[k]!)];
    return found.map(({ alignment, weight, ...rest }) => ({
      ...rest,
      alignment: withMissingWords(alignment, hypothesis, costOfMissing / posteriors.frame.rows),
      weight: weight / posteriorsByOffset.length,
    }));
  });
}

const withoutWords = (posteriors: LanguagePosteriors, alignment: Alignment): AlignmentHypothesis => ({
  posteriors,
  alignment,
  alternatives: undefined,
  fillerFrames: posteriors.frame.rows,
  weight: 1,
});

/** Allows only silence between the words. */
const WORDS_ALONE: AlignmentCosts = { ...DEFAULT_COSTS, enterFiller: Number.POSITIVE_INFINITY };

/** The alignments of the spoken words at one frame offset, the more likely first; their weights sum to 1. */
function alignmentsAt(
  posteriors: LanguagePosteriors,
  words: readonly AlignableWord[],
  first: Alignment,
  labels: readonly number[],
): readonly AlignmentHypothesis[] {
  const improved = (alignment: Alignment, costs: AlignmentCosts) => {
    const alternatives = ctcAlternatives(dropRows(posteriors.ctc, alignment.extras), labels);
    const realigned = realign(posteriors, alignment, labels, alternatives, costs);
    return { posteriors, alignment: realigned, alternatives };
  };
  const withExtras = improved(first, DEFAULT_COSTS);
  if (first.extras.length === 0) return [{ ...withExtras, fillerFrames: 0, weight: 1 }];
  const alone = align(posteriors.frame, words, WORDS_ALONE);
  const wordsAlone = improved(alone, WORDS_ALONE);
  const frameLogRatio = (first.meanLogScore - alone.meanLogScore) * posteriors.frame.rows;
  // The aligner can assign a word's own sounds to the filler and cram its phones into the rest. The CTC head finds such
  // a text less likely.
  const ctcLoss = ({ alternatives }: typeof withExtras) =>
    Math.min(alternatives.bestPathLogLikelihood - alternatives.logLikelihood, MAX_LOG_LIKELIHOOD_LOSS);
  const ctcLogRatio = ctcLoss(wordsAlone) - ctcLoss(withExtras) - EXTRA_CTC_COST;
  const weight = Math.min(Math.max(Math.min(frameLogRatio, ctcLogRatio) / SURE_EXTRA_LOG_RATIO, 0), 1);
  const fillerFrames =
    Math.min(frameLogRatio / SURE_EXTRA_LOG_RATIO, 1) *
    first.extras.reduce((sum, { start, end }) => sum + end - start, 0);
  const found = [
    { ...wordsAlone, fillerFrames, weight: 1 - weight },
    { ...withExtras, fillerFrames, weight },
  ];
  return found.filter((alignment) => alignment.weight > 0).sort((a, b) => b.weight - a.weight);
}

/** Adds the missing words, without spans, to an alignment of the spoken words. */
function withMissingWords(
  alignment: Alignment,
  hypothesis: PronunciationHypothesis,
  costOfMissing: number,
): Alignment {
  let next = 0;
  return {
    ...alignment,
    words: hypothesis.map((pronunciation) => ({
      pronunciation: pronunciation ?? 0,
      phones: pronunciation === undefined ? undefined : alignment.words[next++]!.phones,
    })),
    meanLogScore: alignment.meanLogScore - costOfMissing,
  };
}

/**
 * Aligns again with each phone replaced by what was probably said. Otherwise the frames of a wrong sound fit nothing,
 * go to its neighbors by chance, and lower their scores.
 */
function realign(
  { frame }: LanguagePosteriors,
  first: Alignment,
  labels: readonly number[],
  { logPosteriors }: PhoneAlternatives,
  costs: AlignmentCosts,
): Alignment {
  const phones = labels.map((label, i) => {
    const row = i * logPosteriors.columns;
    const columns = [{ column: label, cost: 0 }];
    for (let column = 1; column < logPosteriors.columns; column++) {
      const logPosterior = logPosteriors.data[row + column]!;
      if (column === label || logPosterior < Math.log(MIN_SUBSTITUTION_POSTERIOR)) continue;
      const logRatio = Math.log(FREE_SUBSTITUTION_POSTERIOR) - logPosterior;
      columns.push({ column, cost: SUBSTITUTION_COST * Math.max(0, logRatio) });
    }
    return columns;
  });
  let from = 0;
  const words = first.words.map(({ phones: spans }) => {
    const pronunciation = phones.slice(from, from + spans!.length);
    from += spans!.length;
    return { pronunciations: [pronunciation], isRequired: true };
  });
  // The score stays that of the expected sounds alone.
  return { ...align(frame, words, costs), meanLogScore: first.meanLogScore };
}
