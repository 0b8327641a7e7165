/** Finds how much of a text has been said while the learner is still speaking. It does not affect the score. */
import type { Matrix, Reference } from '../types.ts';

interface State {
  /** Column in the posteriors; 0 is the blank. */
  readonly column: number;
  /** Words said when this state is reached. */
  readonly wordsSaid: number;
  /** Possible previous states, besides itself. */
  readonly before: readonly number[];
}

/** The states of the text's phones, each word in any of its pronunciations, with blanks between. */
export function followStates({ words }: Reference, units: readonly string[]): State[] {
  const states: State[] = [{ column: 0, wordsSaid: 0, before: [] }];
  const add = (state: State) => states.push(state) - 1;
  let ends: readonly number[] = [0];
  words.forEach(({ pronunciations }, word) => {
    const lasts = pronunciations.map((phones) => {
      let before = ends;
      phones.forEach(({ unit }, i) => {
        const column = units.indexOf(unit) + 1;
        const wordsSaid = i === phones.length - 1 ? word + 1 : word;
        // The same sound twice needs a blank in between.
        const other = before.filter((state) => states[state]!.column !== column);
        const phone = add({ column, wordsSaid, before: other });
        before = i === phones.length - 1 ? [phone] : [phone, add({ column: 0, wordsSaid, before: [phone] })];
      });
      return before[0]!;
    });
    const gap = add({ column: 0, wordsSaid: word + 1, before: lasts });
    ends = [gap, ...lasts];
  });
  return states;
}

/**
 * The most likely number of words said so far, from the CTC head's natural log posteriors with frames as rows: the
 * state in which the best path through a prefix of the text ends (Viterbi).
 */
export function wordsSaid(ctc: Matrix, states: readonly State[]): number {
  let scores = new Float64Array(states.length).fill(Number.NEGATIVE_INFINITY);
  for (let t = 0; t < ctc.rows; t++) {
    const next = new Float64Array(states.length);
    states.forEach(({ column, before }, state) => {
      const mayBegin = t === 0 && (state === 0 || before.includes(0));
      let best = mayBegin ? 0 : scores[state]!;
      for (const each of before) best = Math.max(best, scores[each]!);
      next[state] = best + ctc.data[t * ctc.columns + column]!;
    });
    scores = next;
  }
  return states[scores.indexOf(Math.max(...scores))]?.wordsSaid ?? 0;
}
