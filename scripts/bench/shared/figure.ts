import { median } from '../../statistics.ts';

export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with in the same run. `ratio` is how many times larger that is. */
  readonly against?: string;
  readonly ratio?: number;
  readonly note?: string;
}

/** What each file of scripts/bench/ exports. */
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
