export interface Span {
  readonly start: number;
  readonly end: number;
}

const MARGIN_SECONDS = 0.2;

/** The part of a recording worth drawing, in seconds: the words and a little around them, or all of it. */
export function visibleSpan(words: readonly Span[], durationSeconds: number): Span {
  const said = words.filter(({ start, end }) => end > start);
  if (said.length === 0) return { start: 0, end: durationSeconds };
  const start = Math.max(0, Math.min(...said.map((word) => word.start)) - MARGIN_SECONDS);
  const end = Math.min(durationSeconds, Math.max(...said.map((word) => word.end)) + MARGIN_SECONDS);
  return { start, end };
}

/**
 * Peak amplitudes of `bars` equal slices of a span, scaled so that the loudest is 1.
 * @param samples amplitudes from -1 to 1
 * @returns `bars` numbers from 0 to 1
 */
export function waveformPeaks(samples: Float32Array, sampleRate: number, span: Span, bars: number): number[] {
  const first = span.start * sampleRate;
  const samplesPerBar = ((span.end - span.start) * sampleRate) / bars;
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0;
    const from = Math.floor(first + bar * samplesPerBar);
    const to = Math.min(samples.length, Math.floor(first + (bar + 1) * samplesPerBar));
    for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}
