export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with in the same run. `ratio` is how many times larger that is. */
  readonly against?: string;
  readonly ratio?: number;
  readonly note?: string;
}

/** A file of scripts/bench/ exports this. */
export interface Benchmark {
  run(): AsyncIterable<Figure>;
}

/** Median milliseconds of `repeat` calls after `warmUp` ones. */
export async function medianMs(work: () => unknown, repeat = 15, warmUp = 3): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < warmUp + repeat; i++) {
    const start = performance.now();
    await work();
    if (i >= warmUp) times.push(performance.now() - start);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
