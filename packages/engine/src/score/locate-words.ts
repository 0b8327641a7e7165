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

/** One way to hear the recording: at one of the model's frame offsets, with or without other speech between the words. */
export interface AlignmentHypothesis {
  readonly posteriors: Posteriors;
  readonly alignment: Alignment;
  /** Over the phones of all words that were said, in order; undefined when none was. */
  readonly alternatives: PhoneAlternatives | undefined;
  /** Frames that the aligner would give to no word, the more the surer it is; the same whether or not this alignment does. */
  readonly fillerFrames: number;
  /** 0..1, those of all alignments sum to 1. */
  readonly weight: number;
}

/**
 * Speech between the words is certain when it makes the text this much more likely (natural log, to both heads) than
 * the words alone do. Of native recordings that hold nothing else one in ten lies between 0 and this to the frame head, so that a small change of
 * the sound would turn the answer over; there both alignments count.
 */
const SURE_EXTRA_LOG_RATIO = 12;

/** What extra speech must gain before it counts: a spike or two that some other path would have explained as well. */
const EXTRA_CTC_COST = 3;

/** A text that is impossible loses no more than this (natural log), so that two of them can be compared. */
const MAX_LOG_LIKELIHOOD_LOSS = 1e4;

/** From this posterior on, an alternative claims frames as the phone itself does. */
const CLAIM_POSTERIOR = 0.3;
/** One with a smaller posterior pays this times ln(CLAIM_POSTERIOR / posterior) a frame; below the least it claims none. */
const CLAIM_COST = 4;
const LEAST_CLAIM_POSTERIOR = 0.06;

/**
 * Where each word of the hypothesis is, and what else could stand for each phone: in every alignment the same words in the
 * same pronunciations, the clearest first. A second alignment lets the probable sounds claim their frames.
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

/** Nothing but silence between the words. */
const WORDS_ALONE: AlignmentCosts = { ...DEFAULT_COSTS, enterFiller: Number.POSITIVE_INFINITY };

/** The alignments at one frame offset of the words that were said, the likelier first; their weights sum to 1. */
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
  // The aligner can give a word's own sounds to the filler and cram its phones into what is left. To the CTC head such
  // a text is less likely, not more.
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

/** An alignment of the said words alone, with those that were left out in their places. */
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
 * Aligns once more with each phone standing for what was probably said in its place. Else the frames of a wrong
 * sound fit nothing, fall to its neighbours by chance, and pull their scores down.
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
      if (column === label || logPosterior < Math.log(LEAST_CLAIM_POSTERIOR)) continue;
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
