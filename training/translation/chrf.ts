const ORDER = 6;
const BETA = 2;

/** chrF2 of a corpus as sacrebleu computes it: spaces removed, counts summed over all sentences. */
export function chrF(hypotheses: readonly string[], references: readonly string[]): number {
  let precision = 0;
  let recall = 0;
  let used = 0;
  for (let n = 1; n <= ORDER; n += 1) {
    let [said, asked, shared] = [0, 0, 0];
    hypotheses.forEach((hypothesis, i) => {
      const a = grams(hypothesis, n);
      const b = grams(references[i] ?? '', n);
      const count = (table: ReadonlyMap<string, number>) =>
        [...table.values()].reduce((sum, k) => sum + k, 0);
      if (b.size > 0) said += count(a);
      asked += count(b);
      for (const [gram, times] of a) shared += Math.min(times, b.get(gram) ?? 0);
    });
    if (said === 0 || asked === 0) continue;
    precision += shared / said;
    recall += shared / asked;
    used += 1;
  }
  if (used === 0 || precision + recall === 0) return 0;
  const [p, r] = [precision / used, recall / used];
  return (100 * (1 + BETA ** 2) * p * r) / (BETA ** 2 * p + r);
}

function grams(text: string, n: number): Map<string, number> {
  const letters = [...text.replace(/\s+/g, '')];
  const table = new Map<string, number>();
  for (let i = 0; i + n <= letters.length; i += 1) {
    const gram = letters.slice(i, i + n).join('');
    table.set(gram, (table.get(gram) ?? 0) + 1);
  }
  return table;
}
