/** Scores the next piece (token) of each hypothesis. */
export interface StepModel {
  /**
   * @param ids the last piece of each hypothesis
   * @param beam for each, the hypothesis of the step before that it continues
   * @returns natural log probabilities, one row of the whole vocabulary for each hypothesis
   */
  step(ids: readonly number[], beam: readonly number[]): Promise<Float32Array>;
}

export interface BeamOptions {
  /** Ids of the pieces that begin and end a translation. */
  readonly start: number;
  readonly end: number;
  /** Pieces that are never generated: control pieces and the unknown piece. */
  readonly banned: ReadonlySet<number>;
  /** Number of hypotheses that are kept at each step. */
  readonly width: number;
  /** Limit of the steps, the end included. */
  readonly maxPieces: number;
}

export interface Hypothesis {
  readonly ids: readonly number[];
  /** Natural log probability of each piece, and of the end if it was reached. */
  readonly logProbabilities: readonly number[];
  readonly isFinished: boolean;
}

/** Mean log probability. A sum would put long translations at a disadvantage. */
export const meanOf = ({ logProbabilities }: Hypothesis): number =>
  logProbabilities.reduce((sum, value) => sum + value, 0) / Math.max(1, logProbabilities.length);

/** The translations with the best mean log probability, best first; unfinished ones if none ended within the limit. */
export async function beamSearch(model: StepModel, options: BeamOptions): Promise<Hypothesis[]> {
  const { start, end, banned, width, maxPieces } = options;
  const finished: Hypothesis[] = [];
  let open: Hypothesis[] = [{ ids: [], logProbabilities: [], isFinished: false }];
  let beam = [0];
  for (let step = 0; step < maxPieces && open.length > 0; step += 1) {
    const rows = await model.step(
      open.map(({ ids }) => ids.at(-1) ?? start),
      beam,
    );
    const vocabulary = rows.length / open.length;
    const candidates = open.flatMap((hypothesis, from) => {
      const row = rows.subarray(from * vocabulary, (from + 1) * vocabulary);
      const total = hypothesis.logProbabilities.reduce((sum, value) => sum + value, 0);
      return likeliest(row, width + 1, banned).map((id) => ({
        from,
        id,
        log: row[id]!,
        total: total + row[id]!,
      }));
    });
    candidates.sort((a, b) => b.total - a.total);
    const next: Hypothesis[] = [];
    const nextBeam: number[] = [];
    for (const { from, id, log } of candidates) {
      const { ids, logProbabilities } = open[from]!;
      const isFinished = id === end;
      const longer = {
        ids: isFinished ? ids : [...ids, id],
        logProbabilities: [...logProbabilities, log],
        isFinished,
      };
      if (isFinished) finished.push(longer);
      else {
        next.push(longer);
        nextBeam.push(from);
      }
      // Finished translations count toward the width, so the beam narrows until none is open.
      if (next.length + finished.length >= width) break;
    }
    open = next;
    beam = nextBeam;
  }
  return (finished.length > 0 ? finished : open).sort((a, b) => meanOf(b) - meanOf(a));
}

/** The ids of the highest values of a row, highest first. */
function likeliest(row: Float32Array, count: number, banned: ReadonlySet<number>): number[] {
  const best: number[] = [];
  for (let id = 0; id < row.length; id += 1) {
    const last = best.at(-1);
    if (best.length === count && row[id]! <= row[last!]!) continue;
    if (banned.has(id)) continue;
    let at = best.length;
    while (at > 0 && row[best[at - 1]!]! < row[id]!) at -= 1;
    best.splice(at, 0, id);
    if (best.length > count) best.pop();
  }
  return best;
}
