/** The evidence of a clip whose long silences were shortened, with these silences at their full length again. */
import type { LanguagePosteriors } from '../acoustic/posteriors.ts';
import type { Span } from '../align/align.ts';
import type { LeftOut } from '../audio/inner-silence.ts';
import type { Matrix } from '../types.ts';
import type { AlignmentEvidence, HypothesisEvidence } from './evidence.ts';

/** Frames that are missing before frame `before` of the short clip. */
interface MissingFrames {
  readonly before: number;
  readonly count: number;
}

/**
 * The same words and sounds at their times in the whole clip. Nothing is aligned again: what was left out is silence, which
 * is as likely as the silence beside it.
 */
export function atWholeLength(evidence: HypothesisEvidence, leftOut: readonly LeftOut[]): HypothesisEvidence {
  if (leftOut.length === 0) return evidence;
  const lengthenedOnce = new Map<LanguagePosteriors, LanguagePosteriors>();
  const whole = (alignment: AlignmentEvidence): AlignmentEvidence => {
    const { posteriors } = alignment;
    const missing = missingFrames(posteriors, leftOut);
    const lengthened = lengthenedOnce.get(posteriors) ?? lengthenedOf(posteriors, missing);
    lengthenedOnce.set(posteriors, lengthened);
    const spanOf = (span: Span): Span => wholeSpan(span, missing);
    const share = posteriors.frame.rows / lengthened.frame.rows;
    return {
      ...alignment,
      posteriors: lengthened,
      words: alignment.words.map((word) => ({ ...word, phones: word.phones?.map(spanOf) })),
      phones: alignment.phones.map((phone) => ({ ...phone, span: spanOf(phone.span) })),
      extras: alignment.extras.map((extra) => ({ ...extra, span: spanOf(extra.span) })),
      fillers: alignment.fillers.map(spanOf),
      // Means over all frames.
      expectedLogScore: alignment.expectedLogScore * share,
      freeLogScore: alignment.freeLogScore * share,
    };
  };
  return { ...whole(evidence), otherAlignments: evidence.otherAlignments.map(whole) };
}

function missingFrames(
  { frame, frameSeconds, firstFrameSeconds }: LanguagePosteriors,
  leftOut: readonly LeftOut[],
): MissingFrames[] {
  return leftOut.map(({ atSeconds, seconds }) => ({
    before: Math.min(Math.max(Math.ceil((atSeconds - firstFrameSeconds) / frameSeconds), 1), frame.rows - 1),
    count: Math.round(seconds / frameSeconds),
  }));
}

/** What ends where frames are missing ends before them, what begins there begins after them. */
function wholeSpan({ start, end }: Span, missing: readonly MissingFrames[]): Span {
  const framesBefore = (isBefore: (before: number) => boolean) =>
    missing.reduce((sum, { before, count }) => (isBefore(before) ? sum + count : sum), 0);
  return {
    start: start + framesBefore((before) => before <= start),
    end: end + framesBefore((before) => before < end),
  };
}

function lengthenedOf(posteriors: LanguagePosteriors, missing: readonly MissingFrames[]): LanguagePosteriors {
  const lengthened = (matrix: Matrix): Matrix => {
    const { rows, columns, data } = matrix;
    const count = missing.reduce((sum, each) => sum + each.count, rows);
    const longer = new Float32Array(count * columns);
    let [from, at] = [0, 0];
    for (const { before, count: repeats } of [...missing, { before: rows, count: 0 }]) {
      longer.set(data.subarray(from * columns, before * columns), at * columns);
      at += before - from;
      from = before;
      for (let k = 0; k < repeats; k++, at++) {
        longer.copyWithin(at * columns, (at - 1) * columns, at * columns);
      }
    }
    return { rows: count, columns, data: longer };
  };
  const { logLanguagePosteriors } = posteriors;
  return {
    ...posteriors,
    ctc: lengthened(posteriors.ctc),
    frame: lengthened(posteriors.frame),
    logLanguagePosteriors: lengthened({
      rows: logLanguagePosteriors.length,
      columns: 1,
      data: logLanguagePosteriors,
    }).data,
  };
}
