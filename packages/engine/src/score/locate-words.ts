import { dropRows } from '../acoustic/posteriors.ts';
import { type AlignableWord, type Alignment, align } from '../align/align.ts';
import type { Posteriors } from '../types.ts';
import { ctcAlternatives, type PhoneAlternatives } from './ctc-alternatives.ts';

/** Columns of each accepted pronunciation of a word. */
export type WordColumns = readonly (readonly number[])[];

export interface LocatedWords {
  readonly alignment: Alignment;
  /** Over the phones of all words that were said, in order; undefined when none was. */
  readonly alternatives: PhoneAlternatives | undefined;
}

/**
 * A word the aligner would leave out is missing only when leaving it out makes the text this much more likely
 * (natural log of the likelihood ratio over all alignments). A word said badly stays.
 */
const MIN_MISSING_LOG_RATIO = 6;

/** From this share of the likelihood on, an alternative is allowed to claim frames. */
const CLAIM_SHARE = 0.3;

/**
 * Where each word is, which were left out, and what else could stand for each phone.
 *
 * The aligner proposes missing words and extra speech from the frame head; the CTC head decides on the missing
 * ones; a second alignment lets the probable sounds claim their frames.
 */
export function locateWords(posteriors: Posteriors, words: readonly WordColumns[]): LocatedWords {
  const proposal = align(posteriors.frame, words.map(plain));
  const said = saidWords(posteriors, words, proposal);
  const first = said.every((isSaid, w) => isSaid === (proposal.words[w]!.phones !== undefined))
    ? proposal
    : align(
        posteriors.frame,
        words.map((columns, w) => ({ ...plain(columns), isRequired: said[w]! })),
      );
  const labels = first.words.flatMap(({ phones, pronunciation }, w) =>
    phones ? words[w]![pronunciation]! : [],
  );
  if (labels.length === 0) return { alignment: first, alternatives: undefined };
  const alternatives = ctcAlternatives(dropRows(posteriors.ctc, first.extras), labels);
  return { alignment: realign(posteriors, first, labels, alternatives), alternatives };
}

const plain = (columns: WordColumns): AlignableWord => ({
  pronunciations: columns.map((phones) => phones.map((column) => [column])),
});

function saidWords(posteriors: Posteriors, words: readonly WordColumns[], proposal: Alignment): boolean[] {
  const said = proposal.words.map(({ phones }) => phones !== undefined);
  if (said.every(Boolean)) return said;
  const pronounced = words.map((columns, w) => columns[proposal.words[w]!.pronunciation]!);
  const labels = pronounced.flat();
  if (labels.length > posteriors.ctc.rows) return said;
  const { spanDeletionLogRatio } = ctcAlternatives(posteriors.ctc, labels);
  let from = 0;
  return pronounced.map((phones, w) => {
    const to = from + phones.length;
    const isSaid = said[w]! || spanDeletionLogRatio(from, to) < MIN_MISSING_LOG_RATIO;
    from = to;
    return isSaid;
  });
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
  const said = first.words.flatMap(({ phones }) => {
    if (!phones) return [];
    const columns = claimants.slice(used, used + phones.length);
    used += phones.length;
    return [{ pronunciations: [columns], isRequired: true }];
  });
  const second = align(frame, said);
  let next = 0;
  const words = first.words.map(({ pronunciation, phones }) => ({
    pronunciation,
    phones: phones ? second.words[next++]!.phones : undefined,
  }));
  // The score stays that of the expected sounds alone.
  return { ...second, words, meanLogScore: first.meanLogScore };
}
