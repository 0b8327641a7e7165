/** Pearson's correlation; NaN if one side is constant. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  let both = 0;
  let squaresA = 0;
  let squaresB = 0;
  a.forEach((value, i) => {
    both += (value - meanA) * (b[i]! - meanB);
    squaresA += (value - meanA) ** 2;
    squaresB += (b[i]! - meanB) ** 2;
  });
  return both / Math.sqrt(squaresA * squaresB);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / values.length;

/** Nearest-rank percentile, share 0..1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Area under the ROC curve: the probability that one of `higher` is above one of `lower`; ties count half (Mann-Whitney
 * U).
 */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  const all = [
    ...higher.map((value) => ({ value, isHigher: true })),
    ...lower.map((value) => ({ value, isHigher: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]!.value === all[i]!.value) end++;
    const rank = (i + 1 + end) / 2;
    for (let k = i; k < end; k++) if (all[k]!.isHigher) rankSum += rank;
    i = end;
  }
  const pairs = higher.length * lower.length;
  return (rankSum - (higher.length * (higher.length + 1)) / 2) / pairs;
}

/** Precision of low scores as a flag for `isBad`, at a recall of one half. */
export function precisionAtHalfRecall(scores: readonly number[], isBad: readonly boolean[]): number {
  const order = scores.map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  const bad = isBad.filter(Boolean).length;
  let hits = 0;
  for (const [k, i] of order.entries()) {
    if (isBad[i]) hits++;
    if (hits >= bad / 2) return hits / (k + 1);
  }
  return Number.NaN;
}

/** A generator with the same sequence in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

export function sample<Item>(items: readonly Item[], most: number, random: () => number): Item[] {
  const left = [...items];
  const chosen: Item[] = [];
  while (left.length > 0 && chosen.length < most) {
    chosen.push(left.splice(Math.floor(random() * left.length), 1)[0]!);
  }
  return chosen;
}
