import { clamp } from '../clamp.ts';
import { ctcSpanLogRatio } from '../score/ctc-alternatives.ts';
import type { HypothesisEvidence } from '../score/evidence.ts';
import type { Matrix, Posteriors } from '../types.ts';
import { type Columns, TextLattice } from './text-lattice.ts';

/** A recording and its text, prepared for trying other words in place of a word or between two words. */
export interface RivalTrial {
  readonly evidence: HypothesisEvidence;
  /** Columns of every accepted pronunciation of each word of the text. */
  readonly accepted: readonly (readonly Columns[])[];
  /** Indices of the spoken words. The fields below cover only these. */
  readonly spoken: readonly number[];
  /** One for each frame offset of the acoustic model, the clearest first. */
  readonly lattices: readonly TextLattice[];
  /** The frame head's log posteriors of each. */
  readonly frames: readonly Matrix[];
  /** The pronunciation of each, and the index of its first label in the labels of all. */
  readonly labels: readonly Columns[];
  readonly starts: readonly number[];
  /** Mean over the offsets of ln P(text with `replacement` instead of labels [from, to)) / P(text), CTC head. */
  readonly ctcRatio: (from: number, to: number, replacement: Columns) => number;
}

/** Undefined if no word of the text was found. */
export function prepareRivalTrial(evidence: HypothesisEvidence): RivalTrial | undefined {
  const columnOf = new Map(evidence.units.map((unit, i) => [unit, i + 1]));
  const accepted = evidence.reference.words.map(({ pronunciations }) =>
    pronunciations.map((phones) => phones.map(({ unit }) => columnOf.get(unit)!)),
  );
  const spoken = accepted.flatMap((_, w) => (evidence.words[w]!.phones ? [w] : []));
  if (spoken.length === 0) return undefined;
  const offsets = [...new Set([evidence, ...evidence.otherAlignments].map(({ posteriors }) => posteriors))];
  const labels = spoken.map((w) => accepted[w]![evidence.words[w]!.pronunciation]!);
  const starts: number[] = [];
  labels.reduce((sum, { length }) => {
    starts.push(sum);
    return sum + length;
  }, 0);
  return {
    evidence,
    accepted,
    spoken,
    lattices: offsets.map(
      ({ frame }) =>
        new TextLattice(
          frame,
          spoken.map((w) => accepted[w]!),
        ),
    ),
    frames: offsets.map(({ frame }) => frame),
    labels,
    starts,
    ctcRatio: meanCtcRatio(offsets, labels.flat()),
  };
}

/** The log ratios of both heads within the range of the training data, and the smaller of the two. */
export function limitLogRatios(frame: number, ctc: number): { frame: number; ctc: number; both: number } {
  const limited = { frame: clamp(frame, -40, 60), ctc: clamp(ctc, -30, 60) };
  return { ...limited, both: Math.min(limited.frame, limited.ctc) };
}

function meanCtcRatio(offsets: readonly Posteriors[], labels: Columns): RivalTrial['ctcRatio'] {
  // A text with more labels than frames has no likelihood to compare with.
  if (offsets.some(({ ctc }) => ctc.rows <= labels.length)) return () => 0;
  const ratios = offsets.map(({ ctc }) => ctcSpanLogRatio(ctc, labels));
  return (from, to, replacement) =>
    ratios.reduce((sum, ratio) => sum + ratio(from, to, replacement), 0) / ratios.length;
}
