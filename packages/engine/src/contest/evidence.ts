/**
 * The evidence for one word of a minimal pair against the other. It does not depend on which of the two was to be said:
 * both are aligned with the same recording, and all differences have the sign of the second.
 */
import { align } from '../align/align.ts';
import { clamp } from '../clamp.ts';
import { ctcSpanLogRatio } from '../score/ctc-alternatives.ts';
import type { Matrix, Posteriors } from '../types.ts';
import { type Columns, TextLattice } from '../verify/text-lattice.ts';
import { type Difference, onlyDifference, type SpokenForm } from './sounds.ts';

/** What the contest needs of a recording. */
export interface ContestRecording {
  /** Log posteriors over the language's units at each frame offset. */
  readonly offsets: readonly Posteriors[];
  /** The acoustic model's input: normalized log-mel, one row each `melSeconds` from `melStart` on. */
  readonly mel: Matrix;
  readonly melSeconds: number;
  readonly melStartSeconds: number;
}

export interface ContestEvidence {
  /** The two sounds in which the words differ, the one of the first word first; undefined if they differ in more. */
  readonly sounds: readonly [string, string] | undefined;
  /** Log ratio of the second word to the first: frame head, CTC head, each the mean over the frame offsets. */
  readonly frame: number;
  readonly ctc: number;
  /** See `acousticFeatures`; undefined if a word lacks the sound. */
  readonly acoustic: readonly number[] | undefined;
}

/** Cosine coefficients of the spectrum: in each third of the sound, and right before and after it. */
const INSIDE = 8;
const BESIDE = 5;
const BESIDE_SECONDS = 0.05;
const THIRDS = 3;

const MAX_LOG_RATIO = 20;

/** `words` are the columns of every word of the text; `pair` the forms of the two words for the place of word `place`. */
export function contestEvidence(
  recording: ContestRecording,
  words: readonly (readonly Columns[])[],
  place: number,
  pair: readonly [readonly SpokenForm[], readonly SpokenForm[]],
): ContestEvidence {
  const [first, second] = pair;
  const columnsOf = (forms: readonly SpokenForm[]) => forms.map(({ columns }) => columns);
  const text = words.map((forms, w) => (w === place ? columnsOf([...first, ...second]) : forms));
  const scores = scorer(recording.offsets, text, place);
  const scored = (forms: readonly SpokenForm[]) =>
    forms.map((form) => ({ form, ...scores(form.columns) })).sort((a, b) => b.both - a.both);
  const [ones, others] = [scored(first), scored(second)];
  const pairs = ones.flatMap((one) =>
    others.flatMap((other) => {
      const difference = onlyDifference(one.form, other.form);
      return difference ? [{ one, other, difference }] : [];
    }),
  );
  const [best] = pairs.sort((a, b) => b.one.both + b.other.both - a.one.both - a.other.both);
  const limit = (ratio: number) => clamp(ratio, -MAX_LOG_RATIO, MAX_LOG_RATIO);
  const ratios = {
    frame: limit(others[0]!.frame - ones[0]!.frame),
    ctc: limit(Math.max(...others.map(({ ctc }) => ctc)) - Math.max(...ones.map(({ ctc }) => ctc))),
  };
  if (!best) return { ...ratios, sounds: undefined, acoustic: undefined };
  const { one, other, difference } = best;
  const likelier = other.both > one.both ? other.form : one.form;
  return {
    ...ratios,
    sounds: [difference.one?.label ?? '', difference.other?.label ?? ''],
    acoustic: acousticFeatures(recording, text, place, likelier, difference),
  };
}

/** Scores of a form in the place, both heads, mean over the frame offsets. */
function scorer(offsets: readonly Posteriors[], text: readonly (readonly Columns[])[], place: number) {
  const lattices = offsets.map(({ frame }) => new TextLattice(frame, text));
  const labels = text.map(([usual]) => usual!);
  const from = labels.slice(0, place).reduce((sum, { length }) => sum + length, 0);
  const isTooLong = offsets.some(({ ctc }) => ctc.rows <= labels.flat().length);
  const ratios = isTooLong ? [] : offsets.map(({ ctc }) => ctcSpanLogRatio(ctc, labels.flat()));
  return (columns: Columns) => {
    const slot = { enter: place, leave: place + 1, from: 0, to: lattices[0]!.frames };
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
    const frame = mean(
      lattices.map(
        (lattice) => lattice.scoreOf(columns, { ...slot, to: lattice.frames }).score - lattice.score,
      ),
    );
    const ctc = mean(ratios.map((ratio) => ratio(from, from + labels[place]!.length, columns)));
    return { frame, ctc, both: frame + ctc };
  };
}

interface Seconds {
  readonly start: number;
  readonly end: number;
}

/**
 * Features of the sound in which the words differ, at its place in the likelier form. Durations are ln of seconds, levels
 * and spectra in units of the normalized log-mel.
 */
function acousticFeatures(
  recording: ContestRecording,
  text: readonly (readonly Columns[])[],
  place: number,
  form: SpokenForm,
  { one, other, at }: Difference,
): readonly number[] | undefined {
  if (!one || !other) return undefined;
  const times = soundTimes(recording.offsets, text, place, form);
  const mine = times[at]!;
  const lengthOf = ({ start, end }: Seconds) => Math.max(end - start, 0.01);
  const others = times.filter((_, i) => i !== at);
  const mean = others.reduce((sum, each) => sum + lengthOf(each), 0) / Math.max(others.length, 1) || 0.1;
  const duration = Math.log(lengthOf(mine));
  const [previous, next] = [times[at - 1], times[at + 1]];
  const previousLength = previous ? Math.log(lengthOf(previous)) : duration;
  const mel = new MelReader(recording);
  const stop = stopFeatures(mel, mine, previous, next);
  const step = lengthOf(mine) / THIRDS;
  const inside = Array.from({ length: THIRDS }, (_, k) =>
    mel.cosines({ start: mine.start + k * step, end: mine.start + (k + 1) * step }, INSIDE),
  ).flat();
  const beside = [
    { start: mine.start - BESIDE_SECONDS, end: mine.start },
    { start: mine.end, end: mine.end + BESIDE_SECONDS },
  ].flatMap((span) => mel.cosines(span, BESIDE));
  return [
    duration,
    duration - Math.log(mean),
    duration - previousLength,
    next ? duration - Math.log(lengthOf(next)) : 0,
    Math.log(stop.closure + 0.01),
    Math.log(stop.closure + 0.01) - previousLength,
    stop.voiceOnset,
    stop.burst,
    stop.voicing,
    ...inside,
    ...beside,
  ];
}

/** Start and end of each sound of the form, mean over the frame offsets. */
function soundTimes(
  offsets: readonly Posteriors[],
  text: readonly (readonly Columns[])[],
  place: number,
  { columns, sounds }: SpokenForm,
): readonly Seconds[] {
  const words = text.map((forms, w) => ({
    pronunciations: (w === place ? [columns] : forms).map((form) =>
      form.map((column) => [{ column, cost: 0 }]),
    ),
    isRequired: true,
  }));
  const perOffset = offsets.map(({ frame, frameSeconds, firstFrameSeconds }) => {
    const spans = align(frame, words).words[place]!.phones!;
    return sounds.map(({ from, to }) => ({
      start: firstFrameSeconds + spans[from]!.start * frameSeconds,
      end: firstFrameSeconds + spans[to - 1]!.end * frameSeconds,
    }));
  });
  return sounds.map((_, i) => ({
    start: perOffset.reduce((sum, times) => sum + times[i]!.start, 0) / perOffset.length,
    end: perOffset.reduce((sum, times) => sum + times[i]!.end, 0) / perOffset.length,
  }));
}

/** Bands of the voice's fundamental and of a burst's or hiss's noise. */
const VOICE_BANDS = 8;
const NOISE_BANDS_FROM = 40;
/** A closure is this much (normalized log-mel) below the loudest frame around it. */
const CLOSURE_DROP = 1.1;

/** Closure, burst and voice onset, looked for from the vowel before the sound to the one after it. */
function stopFeatures(
  mel: MelReader,
  mine: Seconds,
  previous: Seconds | undefined,
  next: Seconds | undefined,
) {
  const from = previous ? (previous.start + previous.end) / 2 : mine.start - 0.05;
  const to = next ? (next.start + next.end) / 2 : mine.end + 0.05;
  const all = mel.rows({ start: from, end: to });
  const level = all.map((row) => mel.level(row));
  const loudest = Math.max(...level);
  let closed = 0;
  let longest = 0;
  let release = 0;
  level.forEach((value, i) => {
    closed = value < loudest - CLOSURE_DROP ? closed + 1 : 0;
    if (closed > longest) [longest, release] = [closed, i + 1];
  });
  const high = all.map((row) => mel.band(row, NOISE_BANDS_FROM, mel.bands));
  const low = all.map((row) => mel.band(row, 0, VOICE_BANDS));
  const voiced = Math.max(...low) - 1;
  let onset = release;
  while (onset < low.length && low[onset]! < voiced) onset++;
  const own = mel.rows(mine);
  const voicing = own.reduce((sum, row) => sum + mel.band(row, 0, VOICE_BANDS), 0) / Math.max(own.length, 1);
  return {
    closure: longest * mel.seconds,
    voiceOnset: (onset - release) * mel.seconds * 10,
    burst: (high[release] ?? 0) - (high[release - 1] ?? high[release] ?? 0),
    voicing: voicing - Math.max(...low),
  };
}

/** Reads the log-mel by seconds. */
class MelReader {
  readonly bands: number;
  readonly seconds: number;

  constructor(private readonly recording: ContestRecording) {
    this.bands = recording.mel.columns;
    this.seconds = recording.melSeconds;
  }

  /** The rows whose centers lie in the span, at least one. */
  rows({ start, end }: Seconds): readonly Float32Array[] {
    const { mel, melStartSeconds } = this.recording;
    const at = (seconds: number) => Math.round((seconds - melStartSeconds) / this.seconds);
    const from = clamp(at(start), 0, mel.rows - 1);
    const to = clamp(at(end), from + 1, mel.rows);
    return Array.from({ length: to - from }, (_, t) =>
      mel.data.subarray((from + t) * mel.columns, (from + t + 1) * mel.columns),
    );
  }

  band(row: Float32Array, from: number, to: number): number {
    let sum = 0;
    for (let b = from; b < to; b++) sum += row[b]!;
    return sum / (to - from);
  }

  level(row: Float32Array): number {
    return this.band(row, 0, this.bands);
  }

  /** The first cosine coefficients of the mean spectrum: level, tilt and shape. */
  cosines(span: Seconds, count: number): number[] {
    const rows = this.rows(span);
    const mean = new Float64Array(this.bands);
    for (const row of rows) for (let b = 0; b < this.bands; b++) mean[b] = mean[b]! + row[b]! / rows.length;
    return Array.from({ length: count }, (_, c) =>
      mean.reduce(
        (sum, value, b) => sum + (value * Math.cos((Math.PI * c * (b + 0.5)) / this.bands)) / this.bands,
        0,
      ),
    );
  }
}
