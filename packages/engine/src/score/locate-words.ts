import { dropRows } from '../acoustic/posteriors.ts';
import {
  type AlignableWord,
  type Alignment,
  type AlignmentCosts,
  align,
  DEFAULT_COSTS,
  skipCost,
} from '../align/align.ts';
import type { Posteriors } from '../types.ts';
import { ctcAlternatives, type PhoneAlternatives } from './ctc-alternatives.ts';
import { labelsOf, type PronunciationHypothesis, plain, type WordColumns } from './text-hypotheses.ts';

/** An alignment at one of the model's frame offsets, with or without extra speech between the words. */
export interface AlignmentHypothesis {
  readonly posteriors: Posteriors;
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

/** An alternative with at least this posterior can take frames of the phone at no cost. */
const CLAIM_POSTERIOR = 0.3;
/**
 * With a smaller posterior each frame costs this times ln(CLAIM_POSTERIOR / posterior); below the minimum it can take
 * none.
 */
const CLAIM_COST = 4;
const MIN_CLAIM_POSTERIOR = 0.06;

/**
 * The position of each word of the hypothesis and the alternatives for each phone: one or two alignments for each frame
 * offset, the offset where the text fits best first. All have the same words in the same pronunciations.
 */
export function locateWords(
  posteriorsByOffset: readonly Posteriors[],
  words: readonly WordColumns[],
  hypothesis: PronunciationHypothesis,
): readonly AlignmentHypothesis[] {
  const required = words.flatMap((columns, w) => {
    const pronunciation = hypothesis[w];
    return pronunciation === undefined ? [] : [{ ...plain([columns[pronunciation]!]), isRequired: true }];
  });
  const labels = labelsOf(words, hypothesis);
  const skipped = words.reduce(
    (sum, columns, w) => (hypothesis[w] === undefined ? sum + skipCost(plain(columns)) : sum),
    0,
  );
  const open = posteriorsByOffset.map(({ frame }) => align(frame, required));
  const order = [...posteriorsByOffset.keys()].sort((a, b) => open[b]!.meanLogScore - open[a]!.meanLogScore);
  return order.flatMap((k) => {
    const posteriors = posteriorsByOffset[k]!;
    const found =
      labels.length > 0
        ? alignmentsAt(posteriors, required, open[k]!, labels)
        : [nothing(posteriors, open[k]!)];
    return found.map(({ alignment, weight, ...rest }) => ({
      ...rest,
      alignment: placed(alignment, hypothesis, skipped / posteriors.frame.rows),
      weight: weight / posteriorsByOffset.length,
    }));
  });
}

const nothing = (posteriors: Posteriors, alignment: Alignment): AlignmentHypothesis => ({
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
  posteriors: Posteriors,
  words: readonly AlignableWord[],
  open: Alignment,
  labels: readonly number[],
): readonly AlignmentHypothesis[] {
  const read = (first: Alignment, costs: AlignmentCosts) => {
    const alternatives = ctcAlternatives(dropRows(posteriors.ctc, first.extras), labels);
    return { posteriors, alignment: realign(posteriors, first, labels, alternatives, costs), alternatives };
  };
  const withExtras = read(open, DEFAULT_COSTS);
  if (open.extras.length === 0) return [{ ...withExtras, fillerFrames: 0, weight: 1 }];
  const alone = align(posteriors.frame, words, WORDS_ALONE);
  const wordsAlone = read(alone, WORDS_ALONE);
  const frameLogRatio = (open.meanLogScore - alone.meanLogScore) * posteriors.frame.rows;
  // The aligner can assign a word's own sounds to the filler and cram its phones into the rest. The CTC head finds such
  // a text less likely.
  const lost = ({ alternatives }: typeof withExtras) =>
    Math.min(alternatives.bestPathLogLikelihood - alternatives.logLikelihood, MAX_LOG_LIKELIHOOD_LOSS);
  const ctcLogRatio = lost(wordsAlone) - lost(withExtras) - EXTRA_CTC_COST;
  const weight = Math.min(Math.max(Math.min(frameLogRatio, ctcLogRatio) / SURE_EXTRA_LOG_RATIO, 0), 1);
  const fillerFrames =
    Math.min(frameLogRatio / SURE_EXTRA_LOG_RATIO, 1) *
    open.extras.reduce((sum, { start, end }) => sum + end - start, 0);
  const found = [
    { ...wordsAlone, fillerFrames, weight: 1 - weight },
    { ...withExtras, fillerFrames, weight },
  ];
  return found.filter((alignment) => alignment.weight > 0).sort((a, b) => b.weight - a.weight);
}

/** Adds the missing words, without spans, to an alignment of the spoken words. */
function placed(alignment: Alignment, hypothesis: PronunciationHypothesis, costOfMissing: number): Alignment {
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
  { frame }: Posteriors,
  first: Alignment,
  labels: readonly number[],
  { logPosteriors }: PhoneAlternatives,
  costs: AlignmentCosts,
): Alignment {
  const claimants = labels.map((label, i) => {
    const row = i * logPosteriors.columns;
    const claims = [{ column: label, cost: 0 }];
    for (let column = 1; column < logPosteriors.columns; column++) {
      const logPosterior = logPosteriors.data[row + column]!;
      if (column === label || logPosterior < Math.log(MIN_CLAIM_POSTERIOR)) continue;
      claims.push({ column, cost: CLAIM_COST * Math.max(0, Math.log(CLAIM_POSTERIOR) - logPosterior) });
    }
    return claims;
  });
  let used = 0;
  const said = first.words.map(({ phones }) => {
    const columns = claimants.slice(used, used + phones!.length);
    used += phones!.length;
    return { pronunciations: [columns], isRequired: true };
  });
  // The score stays that of the expected sounds alone.
  return { ...align(frame, said, costs), meanLogScore: first.meanLogScore };
}
