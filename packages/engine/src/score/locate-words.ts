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
import { labelsOf, plain, type Version, type WordColumns } from './text-versions.ts';

/** One way to hear the recording: on one of the model's grids, with or without other speech between the words. */
export interface Reading {
  readonly posteriors: Posteriors;
  readonly alignment: Alignment;
  /** Over the phones of all words that were said, in order; undefined when none was. */
  readonly alternatives: PhoneAlternatives | undefined;
  /** Frames that the aligner would give to no word, the more the surer it is; the same whether this reading does. */
  readonly fillerFrames: number;
  /** 0..1, those of all readings sum to 1. */
  readonly share: number;
}

/**
 * Speech between the words is certain when it makes the text this much more likely (natural log, to both heads) than
 * the words alone do. Of native recordings that hold nothing else one in ten lies between 0 and this to the frame head, so that a small change of
 * the sound would turn the answer over; there both readings count.
 */
const SURE_EXTRA_LOG_RATIO = 12;

/** What extra speech must gain before it counts: a spike or two that some other path would have explained as well. */
const EXTRA_CTC_COST = 3;

/** A text that is impossible loses no more than this (natural log), so that two of them can be compared. */
const MOST_LOST = 1e4;

/** From this share of the likelihood on, an alternative claims frames as the phone itself does. */
const CLAIM_SHARE = 0.3;
/** One of a smaller share pays this times ln(CLAIM_SHARE / share) for each; below the least it claims none. */
const CLAIM_COST = 4;
const LEAST_CLAIM_SHARE = 0.06;

/**
 * Where each word of the version is, and what else could stand for each phone: in every reading the same words in the
 * same pronunciations, the clearest reading first. A second alignment lets the probable sounds claim their frames.
 */
export function locateWords(
  grids: readonly Posteriors[],
  words: readonly WordColumns[],
  version: Version,
): readonly Reading[] {
  const required = words.flatMap((columns, w) => {
    const pronunciation = version[w];
    return pronunciation === undefined ? [] : [{ ...plain([columns[pronunciation]!]), isRequired: true }];
  });
  const labels = labelsOf(words, version);
  const skipped = words.reduce(
    (sum, columns, w) => (version[w] === undefined ? sum + skipCost(plain(columns)) : sum),
    0,
  );
  const open = grids.map(({ frame }) => align(frame, required));
  const order = [...grids.keys()].sort((a, b) => open[b]!.meanLogScore - open[a]!.meanLogScore);
  return order.flatMap((k) => {
    const posteriors = grids[k]!;
    const found =
      labels.length > 0 ? readings(posteriors, required, open[k]!, labels) : [nothing(posteriors, open[k]!)];
    return found.map(({ alignment, share, ...rest }) => ({
      ...rest,
      alignment: placed(alignment, version, skipped / posteriors.frame.rows),
      share: share / grids.length,
    }));
  });
}

const nothing = (posteriors: Posteriors, alignment: Alignment): Reading => ({
  posteriors,
  alignment,
  alternatives: undefined,
  fillerFrames: posteriors.frame.rows,
  share: 1,
});

/** Nothing but silence between the words. */
const WORDS_ALONE: AlignmentCosts = { ...DEFAULT_COSTS, enterFiller: Number.POSITIVE_INFINITY };

/** One grid's readings of the words that were said, the likelier first; their shares sum to 1. */
function readings(
  posteriors: Posteriors,
  words: readonly AlignableWord[],
  open: Alignment,
  labels: readonly number[],
): readonly Reading[] {
  const read = (first: Alignment, costs: AlignmentCosts) => {
    const alternatives = ctcAlternatives(dropRows(posteriors.ctc, first.extras), labels);
    return { posteriors, alignment: realign(posteriors, first, labels, alternatives, costs), alternatives };
  };
  const withExtras = read(open, DEFAULT_COSTS);
  if (open.extras.length === 0) return [{ ...withExtras, fillerFrames: 0, share: 1 }];
  const alone = align(posteriors.frame, words, WORDS_ALONE);
  const wordsAlone = read(alone, WORDS_ALONE);
  const frameLogRatio = (open.meanLogScore - alone.meanLogScore) * posteriors.frame.rows;
  // The aligner can give a word's own sounds to the filler and cram its phones into what is left. To the CTC head such
  // a text is less likely, not more.
  const lost = ({ alternatives }: typeof withExtras) =>
    Math.min(alternatives.bestPathLogLikelihood - alternatives.logLikelihood, MOST_LOST);
  const ctcLogRatio = lost(wordsAlone) - lost(withExtras) - EXTRA_CTC_COST;
  const share = Math.min(Math.max(Math.min(frameLogRatio, ctcLogRatio) / SURE_EXTRA_LOG_RATIO, 0), 1);
  const fillerFrames =
    Math.min(frameLogRatio / SURE_EXTRA_LOG_RATIO, 1) *
    open.extras.reduce((sum, { start, end }) => sum + end - start, 0);
  const found = [
    { ...wordsAlone, fillerFrames, share: 1 - share },
    { ...withExtras, fillerFrames, share },
  ];
  return found.filter((reading) => reading.share > 0).sort((a, b) => b.share - a.share);
}

/** An alignment of the said words alone, with those that were left out in their places. */
function placed(alignment: Alignment, version: Version, costOfMissing: number): Alignment {
  let next = 0;
  return {
    ...alignment,
    words: version.map((pronunciation) => ({
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
      const logShare = logPosteriors.data[row + column]!;
      if (column === label || logShare < Math.log(LEAST_CLAIM_SHARE)) continue;
      claims.push({ column, cost: CLAIM_COST * Math.max(0, Math.log(CLAIM_SHARE) - logShare) });
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
