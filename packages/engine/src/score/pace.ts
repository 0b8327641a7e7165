/** Pauses and pace: what a listener notices besides the sounds. */
import type { AlignmentEvidence, HypothesisEvidence } from './evidence.ts';

export interface LongPause {
  /** The pause is before this word. */
  readonly word: number;
  readonly seconds: number;
  /** Points of the overall score. */
  readonly penalty: number;
}

/** What stands out about the pace; 'rhythm' if neither the speed nor the silences do. */
export type PaceCause = 'slow' | 'fast' | 'halting' | 'rhythm';

export interface Pace {
  readonly cause: PaceCause;
  /** Without the silences. */
  readonly soundsPerSecond: number;
  /** Points that the pace may cost: 0 if native speakers have it too, and more the further it is from theirs. */
  readonly mostPoints: number;
}

/** Longer silence between two words is noticed as a break; after a comma, where people pause, only a longer one. */
const LONG_PAUSE_SECONDS = 0.7;
const LONG_PAUSE_AFTER_CLAUSE_SECONDS = 1.5;
const PAUSE_PENALTY_PER_SECOND = 4;
const MAX_PAUSE_PENALTY = 6;
/** Nine in ten native phrases are between these, and have less silence within their clauses. */
export const NATIVE_SOUNDS_PER_SECOND = { least: 9, most: 15 };
/** The learner reads whole numbers, so 8.6 is "9", which is a native speaker's pace. */
const ROUNDING = 0.5;
const MAX_NATIVE_SILENCE = 0.3;
const POINTS_PER_SOUND_A_SECOND = 40;
const POINTS_PER_SHARE_OF_SILENCE = 400;

export function findPauses({ phones, posteriors, extras, reference }: HypothesisEvidence): LongPause[] {
  const pauses: LongPause[] = [];
  for (let i = 1; i < phones.length; i++) {
    if (!phones[i]!.isWordStart) continue;
    const from = phones[i - 1]!.span.end;
    const to = phones[i]!.span.start;
    const spoken = extras
      .filter(({ span }) => span.start >= from && span.end <= to)
      .reduce((sum, { span }) => sum + span.end - span.start, 0);
    const seconds = (to - from - spoken) * posteriors.frameSeconds;
    const { endsClause } = reference.words[phones[i - 1]!.word]!;
    const most = endsClause ? LONG_PAUSE_AFTER_CLAUSE_SECONDS : LONG_PAUSE_SECONDS;
    if (seconds <= most) continue;
    const penalty = Math.min((seconds - most) * PAUSE_PENALTY_PER_SECOND, MAX_PAUSE_PENALTY);
    pauses.push({ word: phones[i]!.word, seconds, penalty });
  }
  return pauses;
}

/**
 * The mean over the alignments at the frame offsets: in a short phrase one frame more or less of silence is worth points, and
 * a codec is enough to move a sound by a frame.
 */
export function measurePace(evidence: HypothesisEvidence): Pace {
  if (evidence.phones.length === 0) return { cause: 'rhythm', soundsPerSecond: 0, mostPoints: 0 };
  const paces = [evidence, ...evidence.otherAlignments].map(paceOf);
  const meanOf = (numberOf: (pace: AlignmentPace) => number) =>
    paces.reduce((sum, pace) => sum + pace.weight * numberOf(pace), 0);
  const soundsPerSecond = meanOf((pace) => pace.soundsPerSecond);
  const { least, most } = NATIVE_SOUNDS_PER_SECOND;
  const causes: readonly (readonly [PaceCause, mostPoints: number])[] = [
    ['rhythm', 0],
    ['halting', (meanOf(({ silence }) => silence) - MAX_NATIVE_SILENCE) * POINTS_PER_SHARE_OF_SILENCE],
    ['slow', (least - ROUNDING - soundsPerSecond) * POINTS_PER_SOUND_A_SECOND],
    ['fast', (soundsPerSecond - most - ROUNDING) * POINTS_PER_SOUND_A_SECOND],
  ];
  const [cause, mostPoints] = causes.reduce((a, b) => (b[1] > a[1] ? b : a));
  return { cause, soundsPerSecond, mostPoints };
}

interface AlignmentPace {
  readonly soundsPerSecond: number;
  /** Share of the phrase without its commas, 0 to 1. */
  readonly silence: number;
  readonly weight: number;
}

function paceOf({ phones, posteriors, reference, weight }: AlignmentEvidence): AlignmentPace {
  const framesAtCommas = phones.reduce((sum, { span, isWordStart }, i) => {
    const before = phones[i - 1];
    const isAfterClause = isWordStart && before !== undefined && reference.words[before.word]!.endsClause;
    return isAfterClause ? sum + Math.max(span.start - before.span.end, 0) : sum;
  }, 0);
  const frames = phones.at(-1)!.span.end - phones[0]!.span.start - framesAtCommas;
  const spoken = phones.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const soundsPerSecond = phones.length / (spoken * posteriors.frameSeconds);
  return { soundsPerSecond, silence: 1 - spoken / frames, weight };
}
