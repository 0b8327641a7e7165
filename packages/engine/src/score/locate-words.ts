import { dropRows } from '../acoustic/posteriors.ts';
import {
  type AlignableWord,
  type Alignment,
  type AlignmentCosts,
  align,
  DEFAULT_COSTS,
} from '../align/align.ts';
import type { Posteriors } from '../types.ts';
import { ctcAlternatives, type PhoneAlternatives } from './ctc-alternatives.ts';

/** Columns of each accepted pronunciation of a word. */
export type WordColumns = readonly (readonly number[])[];

/** One way to hear the recording: on one of the model's grids, with or without other speech between the words. */
export interface Reading {
  readonly posteriors: Posteriors;
  readonly alignment: Alignment;
  /** Over the phones of all words that were said, in order; undefined when none was. */
  readonly alternatives: PhoneAlternatives | undefined;
  /** 0..1, those of all readings sum to 1. */
  readonly share: number;
}

/**
 * A word the aligner would leave out is missing only when leaving it out makes the text this much more likely
 * (natural log of the likelihood ratio over all alignments). A word said badly stays.
 */
const MIN_MISSING_LOG_RATIO = 6;

/**
 * Speech between the words is certain when it makes the best path this much more likely (natural log) than the words
 * alone do. Of native recordings that hold nothing else one in ten lies between 0 and this, so that a small change of
 * the sound would turn the answer over; there both readings count.
 */
const SURE_EXTRA_LOG_RATIO = 12;

/** From this share of the likelihood on, an alternative is allowed to claim frames. */
const CLAIM_SHARE = 0.3;

/**
 * Where each word is, which were left out, and what else could stand for each phone: in every reading the same words
 * in the same pronunciations, the clearest reading first.
 *
 * On each grid the aligner proposes missing words and extra speech from the frame head. Where the text fits best, the
 * CTC head decides on the missing ones; a second alignment lets the probable sounds claim their frames.
 */
export function locateWords(grids: readonly Posteriors[], words: readonly WordColumns[]): readonly Reading[] {
  const proposals = grids.map(({ frame }) => align(frame, words.map(plain)));
  const clearest = proposals.reduce(
    (best, { meanLogScore }, k) => (meanLogScore > proposals[best]!.meanLogScore ? k : best),
    0,
  );
  const first = withSaidWords(grids[clearest]!, words, proposals[clearest]!);
  const isSaid = first.words.map(({ phones }) => phones !== undefined);
  const labels = first.words.flatMap(({ pronunciation }, w) => (isSaid[w] ? words[w]![pronunciation]! : []));
  if (labels.length === 0) {
    return [{ posteriors: grids[clearest]!, alignment: first, alternatives: undefined, share: 1 }];
  }
  const required = first.words.flatMap(({ pronunciation }, w) =>
    isSaid[w] ? [{ ...plain([words[w]![pronunciation]!]), isRequired: true }] : [],
  );
  const open = grids.map(({ frame }) => align(frame, required));
  const costOfMissing = open[clearest]!.meanLogScore - first.meanLogScore;
  const order = [clearest, ...grids.keys()].filter((k, at, all) => all.indexOf(k) === at);
  return order.flatMap((k) =>
    readings(grids[k]!, required, open[k]!, labels).map(({ alignment, share, ...rest }) => ({
      ...rest,
      alignment: placed(alignment, first, costOfMissing),
      share: share / grids.length,
    })),
  );
}

/** Nothing but silence between the words. */
const WORDS_ALONE: AlignmentCosts = { ...DEFAULT_COSTS, enterFiller: Number.POSITIVE_INFINITY };

/** One grid's readings of the words that were said, the likelier first; their shares sum to 1. */
function readings(
  posteriors: Posteriors,
  words: readonly AlignableWord[],
  open: Alignment,
  labels: readonly number[],
): readonly Reading[] {
  const read = (first: Alignment, costs: AlignmentCosts, share: number): Reading => {
    const alternatives = ctcAlternatives(dropRows(posteriors.ctc, first.extras), labels);
    const alignment = realign(posteriors, first, labels, alternatives, costs);
    return { posteriors, alignment, alternatives, share };
  };
  if (open.extras.length === 0) return [read(open, DEFAULT_COSTS, 1)];
  const alone = align(posteriors.frame, words, WORDS_ALONE);
  const logRatio = (open.meanLogScore - alone.meanLogScore) * posteriors.frame.rows;
  const share = Math.min(logRatio / SURE_EXTRA_LOG_RATIO, 1);
  const withExtras = read(open, DEFAULT_COSTS, share);
  if (share === 1) return [withExtras];
  const wordsAlone = read(alone, WORDS_ALONE, 1 - share);
  return share > 0.5 ? [withExtras, wordsAlone] : [wordsAlone, withExtras];
}

/** An alignment of the said words of `first` alone, with those that were left out in their places. */
function placed(alignment: Alignment, first: Alignment, costOfMissing: number): Alignment {
  let next = 0;
  return {
    ...alignment,
    words: first.words.map(({ pronunciation, phones }) => ({
      pronunciation,
      phones: phones ? alignment.words[next++]!.phones : undefined,
    })),
    meanLogScore: alignment.meanLogScore - costOfMissing,
  };
}

const plain = (columns: WordColumns): AlignableWord => ({
  pronunciations: columns.map((phones) => phones.map((column) => [column])),
});

/** The proposal, or where the CTC head heard words that it leaves out, an alignment that keeps them. */
function withSaidWords(
  posteriors: Posteriors,
  words: readonly WordColumns[],
  proposal: Alignment,
): Alignment {
  const said = proposal.words.map(({ phones }) => phones !== undefined);
  const pronounced = words.map((columns, w) => columns[proposal.words[w]!.pronunciation]!);
  const labels = pronounced.flat();
  if (said.every(Boolean) || labels.length > posteriors.ctc.rows) return proposal;
  const { spanDeletionLogRatio } = ctcAlternatives(posteriors.ctc, labels);
  let from = 0;
  const isSaid = pronounced.map((phones, w) => {
    const to = from + phones.length;
    const isSaid = said[w]! || spanDeletionLogRatio(from, to) < MIN_MISSING_LOG_RATIO;
    from = to;
    return isSaid;
  });
  if (isSaid.every((is, w) => is === said[w])) return proposal;
  return align(
    posteriors.frame,
    words.map((columns, w) => ({ ...plain(columns), isRequired: isSaid[w]! })),
  );
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
    const columns = [label];
    for (let c = 1; c < logPosteriors.columns; c++) {
      if (c !== label && Math.exp(logPosteriors.data[row + c]!) >= CLAIM_SHARE) columns.push(c);
    }
    return columns;
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
