import type { Matrix } from '../types.ts';

/** The columns of the posteriors that may stand for a phone, usually one, each with a cost per frame (natural log). */
export type AlignablePhone = readonly { readonly column: number; readonly cost: number }[];

/** A word to align, with each accepted pronunciation. */
export interface AlignableWord {
  readonly pronunciations: readonly (readonly AlignablePhone[])[];
  /** A required word is never left out. */
  readonly isRequired?: boolean;
}

/** Frames [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface AlignedWord {
  /** Index of the pronunciation that fits best. */
  readonly pronunciation: number;
  /** One span for each phone of that pronunciation, without gaps; undefined if the word was left out. */
  readonly phones: readonly Span[] | undefined;
}

export interface Alignment {
  readonly words: readonly AlignedWord[];
  /** Speech between the words that belongs to none of them. */
  readonly extras: readonly Span[];
  /** Mean over the frames of the best path's natural log score. */
  readonly meanLogScore: number;
}

/**
 * Natural log costs of departing from the expected text, tuned on learners' recordings with words removed or inserted.
 */
export interface AlignmentCosts {
  /** A word that is left out costs `skipWord`, plus `skipPhone` for each of its phones. */
  readonly skipWord: number;
  readonly skipPhone: number;
  /** Speech that belongs to no word (filler) costs `enterFiller`, plus `fillerFrame` for each of its frames. */
  readonly enterFiller: number;
  readonly fillerFrame: number;
}

export const DEFAULT_COSTS: AlignmentCosts = { skipWord: 4, skipPhone: 2.5, enterFiller: 10, fillerFrame: 1 };

/** The cost of leaving out a word, by its shortest pronunciation. */
export function skipCost({ pronunciations }: AlignableWord, costs: AlignmentCosts = DEFAULT_COSTS): number {
  return costs.skipWord + costs.skipPhone * Math.min(...pronunciations.map((phones) => phones.length));
}

/**
 * Viterbi alignment of the frame head's natural log posteriors (one row for each frame, at least one; column 0 is
 * silence) with the expected words. Each word has one of its pronunciations or is left out; between words there may be
 * silence or filler. Spans are in frames and in the order of the words.
 */
export function align(
  logPosteriors: Matrix,
  words: readonly AlignableWord[],
  costs: AlignmentCosts = DEFAULT_COSTS,
): Alignment {
  const graph = buildGraph(words);
  const path = bestPath(logPosteriors, graph, words, costs);
  return readPath(path.states, path.logScore / logPosteriors.rows, graph, words);
}

interface State {
  readonly kind: 'silence' | 'filler' | 'phone';
  /** Index of the state's word; for silence and filler, of the word after them. */
  readonly word: number;
  readonly pronunciation: number;
  readonly phone: number;
  readonly columns: AlignablePhone;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Emitting states; gap k lies before word k, so there is one gap more than there are words. */
interface Graph {
  readonly states: readonly State[];
  /** The states from which a path enters junction k: gap k, and the last phones of word k - 1. */
  readonly intoJunction: readonly (readonly number[])[];
}

function buildGraph(words: readonly AlignableWord[]): Graph {
  const states: State[] = [];
  const intoJunction: number[][] = Array.from({ length: words.length + 1 }, () => []);
  const gapState = (kind: 'silence' | 'filler', word: number): State => ({
    kind,
    word,
    pronunciation: -1,
    phone: -1,
    columns: [{ column: 0, cost: 0 }],
    isFirst: true,
    isLast: true,
  });
  for (let k = 0; k <= words.length; k++) {
    intoJunction[k]!.push(states.push(gapState('silence', k)) - 1, states.push(gapState('filler', k)) - 1);
    words[k]?.pronunciations.forEach((phones, pronunciation) => {
      phones.forEach((columns, phone) => {
        const isLast = phone === phones.length - 1;
        const index =
          states.push({
            kind: 'phone',
            word: k,
            pronunciation,
            phone,
            columns,
            isFirst: phone === 0,
            isLast,
          }) - 1;
        if (isLast) intoJunction[k + 1]!.push(index);
      });
    });
  }
  return { states, intoJunction };
}

/** Predecessors are states (0 and up) or junctions (-1 - k). */
type Predecessor = number;

function bestPath(
  posteriors: Matrix,
  graph: Graph,
  words: readonly AlignableWord[],
  costs: AlignmentCosts,
): { states: Int32Array; logScore: number } {
  const { rows: frames, columns } = posteriors;
  const { states, intoJunction } = graph;
  const count = states.length;
  const junctions = intoJunction.length;
  const skipCosts = words.map((word) => (word.isRequired ? Number.POSITIVE_INFINITY : skipCost(word, costs)));
  const from = new Int32Array(frames * count);
  const junctionFrom = new Int32Array(frames * junctions);
  let previous = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  let current = new Float64Array(count);
  const junction = new Float64Array(junctions);
  for (let k = 1; k < junctions; k++) junction[k] = junction[k - 1]! - skipCosts[k - 1]!;
  // Per state, as numbers, for the inner loop: the junction it is entered from (-1 for none), what entering it costs,
  // and its only column, -1 for filler and -2 for several columns.
  const entryJunction = Int32Array.from(states, ({ isFirst, word }) => (isFirst ? word : -1));
  const entryCost = Float64Array.from(states, ({ kind }) => (kind === 'filler' ? costs.enterFiller : 0));
  const onlyColumn = Int32Array.from(states, ({ kind, columns: all }) => {
    if (kind === 'filler') return -1;
    return all.length === 1 && all[0]!.cost === 0 ? all[0]!.column : -2;
  });
  const { data } = posteriors;

  for (let t = 0; t < frames; t++) {
    const row = t * columns;
    const filler = bestNonSilence(posteriors, t) - costs.fillerFrame;
    for (let s = 0; s < count; s++) {
      const enters = entryJunction[s]!;
      let best = previous[s]!;
      let predecessor: Predecessor = s;
      const entry = enters >= 0 ? junction[enters]! - entryCost[s]! : previous[s - 1]!;
      if (entry > best) {
        best = entry;
        predecessor = enters >= 0 ? -1 - enters : s - 1;
      }
      from[t * count + s] = predecessor;
      const column = onlyColumn[s]!;
      if (column >= 0) current[s] = best + data[row + column]!;
      else current[s] = best + (column === -1 ? filler : bestOf(data, row, states[s]!.columns));
    }
    for (let k = 0; k < junctions; k++) {
      let best = k > 0 ? junction[k - 1]! - skipCosts[k - 1]! : Number.NEGATIVE_INFINITY;
      let predecessor: Predecessor = -k;
      for (const s of intoJunction[k]!) {
        if (current[s]! > best) {
          best = current[s]!;
          predecessor = s;
        }
      }
      junction[k] = best;
      junctionFrom[t * junctions + k] = predecessor;
    }
    [previous, current] = [current, previous];
  }

  const path = new Int32Array(frames);
  let at: Predecessor = -junctions;
  for (let t = frames - 1; t >= 0; t--) {
    while (at < 0) at = junctionFrom[t * junctions + (-1 - at)]!;
    path[t] = at;
    at = from[t * count + at]!;
  }
  return { states: path, logScore: junction[junctions - 1]! };
}

function bestOf(data: Float32Array, row: number, columns: AlignablePhone): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { column, cost } of columns) best = Math.max(best, data[row + column]! - cost);
  return best;
}

function bestNonSilence({ columns, data }: Matrix, t: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let c = 1; c < columns; c++) best = Math.max(best, data[t * columns + c]!);
  return best;
}

function readPath(
  path: Int32Array,
  meanLogScore: number,
  { states }: Graph,
  words: readonly AlignableWord[],
): Alignment {
  const aligned: { pronunciation: number; phones: Span[] | undefined }[] = words.map(() => ({
    pronunciation: 0,
    phones: undefined,
  }));
  const extras: Span[] = [];
  for (let t = 0; t < path.length; ) {
    const start = t;
    while (t < path.length && path[t] === path[start]) t++;
    const state = states[path[start]!]!;
    const span = { start, end: t };
    if (state.kind === 'filler') extras.push(span);
    if (state.kind !== 'phone') continue;
    const word = aligned[state.word]!;
    word.pronunciation = state.pronunciation;
    word.phones ??= [];
    word.phones.push(span);
  }
  return { words: aligned, extras, meanLogScore };
}
