/** How well a text fits the recording with something else in place of an expected word, or between two words. */
import { DEFAULT_COSTS } from '../align/align.ts';
import type { Matrix } from '../types.ts';
import type { PronunciationTrie } from './trie.ts';

/** Columns of the phones of one pronunciation, at least one. */
export type Columns = readonly number[];

/**
 * A place in the text, from junction `enter` to junction `leave`, and the frames [from, to) that it may cover. Junction
 * k is before word k: the place of word k is (k, k + 1), the gap before it (k, k).
 */
export interface Slot {
  readonly enter: number;
  readonly leave: number;
  readonly from: number;
  readonly to: number;
}

export interface RankedWord {
  /** Index in the trie's list of words. */
  readonly word: number;
  readonly score: number;
}

/**
 * Beam width: a path this much less likely (natural log) than the best one of the same frame is dropped. The
 * best words are never that far behind.
 */
const BEAM = 18;

/**
 * Viterbi scores (natural log, frame head) of the expected words before and after each junction between words. With
 * them, another word can be tried in one place without aligning the rest of the text again. At each junction there may
 * be silence and speech that belongs to no word.
 */
export class TextLattice {
  readonly frames: number;
  /** Best score of the whole text as it is. */
  readonly score: number;
  private readonly stride: number;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  /** Row t: log posterior of the best phone. */
  private readonly bestPhone: Float64Array;

  /** `frame`: log posteriors, column 0 silence; `words`: the accepted pronunciations of every word that was said. */
  constructor(
    private readonly frame: Matrix,
    words: readonly (readonly Columns[])[],
  ) {
    this.frames = frame.rows;
    this.stride = frame.rows + 1;
    this.bestPhone = bestPhones(frame);
    this.forward = sweep(frame, this.bestPhone, words);
    const mirrored = sweep(
      reverseRows(frame),
      this.bestPhone.toReversed(),
      words.map((pronunciations) => pronunciations.map((phones) => phones.toReversed())).toReversed(),
    );
    this.backward = mirrored.toReversed();
    this.score = this.forward.at(-1)!;
  }

  /** Best score of the words before junction k over the frames [0, t). */
  private before(k: number, t: number): number {
    return this.forward[k * this.stride + t]!;
  }

  /** Best score of the words after junction k over the frames [t, end). */
  private after(k: number, t: number): number {
    return this.backward[k * this.stride + t]!;
  }

  /** Best score of the text with these phones in the slot, and the frames [start, end) they take. */
  scoreOf(phones: Columns, { enter, leave, from, to }: Slot): { score: number; start: number; end: number } {
    const { frame } = this;
    const score = new Float64Array(phones.length).fill(Number.NEGATIVE_INFINITY);
    const entered = new Int32Array(phones.length);
    let best = { score: Number.NEGATIVE_INFINITY, start: from, end: to };
    const last = phones.length - 1;
    for (let t = from; t < to; t++) {
      const row = t * frame.columns;
      for (let i = last; i >= 0; i--) {
        const into = i === 0 ? this.before(enter, t) : score[i - 1]!;
        if (into > score[i]!) {
          score[i] = into;
          entered[i] = i === 0 ? t : entered[i - 1]!;
        }
        score[i] = score[i]! + frame.data[row + phones[i]!]!;
      }
      const total = score[last]! + this.after(leave, t + 1);
      if (total > best.score) best = { score: total, start: entered[last]!, end: t + 1 };
    }
    return best;
  }

  /**
   * Best score with any phones in the slot. `bigram` has the natural log probability of column c after column p in row
   * p; row 0 and column 0 stand for the edge of a word.
   */
  scoreOfAnyPhones(bigram: Matrix, { enter, leave, from, to }: Slot): number {
    const { frame } = this;
    const columns = frame.columns;
    let previous = new Float64Array(columns).fill(Number.NEGATIVE_INFINITY);
    let current = new Float64Array(columns);
    let best = Number.NEGATIVE_INFINITY;
    // No phone this far behind the best one can be the better predecessor of any phone.
    const reach = bigram.data.reduce((a, b) => Math.max(a, b)) - bigram.data.reduce((a, b) => Math.min(a, b));
    const predecessors = new Int32Array(columns);
    for (let t = from; t < to; t++) {
      const row = t * columns;
      const entry = this.before(enter, t);
      const exit = this.after(leave, t + 1);
      let lead = Number.NEGATIVE_INFINITY;
      for (let p = 1; p < columns; p++) lead = Math.max(lead, previous[p]!);
      let count = 0;
      for (let p = 1; p < columns; p++) if (previous[p]! >= lead - reach) predecessors[count++] = p;
      for (let c = 1; c < columns; c++) {
        let into = Math.max(previous[c]!, entry + bigram.data[c]!);
        for (let k = 0; k < count; k++) {
          const p = predecessors[k]!;
          if (p !== c) into = Math.max(into, previous[p]! + bigram.data[p * columns + c]!);
        }
        current[c] = into + frame.data[row + c]!;
        best = Math.max(best, current[c]! + bigram.data[c * columns]! + exit);
      }
      [previous, current] = [current, previous];
    }
    return best;
  }

  /** The `count` words of the trie that score best in the slot and above `floor`, best first. */
  bestWords(trie: PronunciationTrie, count: number, floor: number, slot: Slot): RankedWord[] {
    const { frame } = this;
    const { enter, leave, from, to } = slot;
    const bestRest = this.bestRest(slot);
    const { roots, columns, children, firstChild, leaves } = trie;
    const nodes = columns.length;
    // Scores of the nodes reached in this frame and the one before; a node's stamp is the last frame that reached it.
    let score = new Float64Array(nodes);
    let next = new Float64Array(nodes);
    const stamp = new Int32Array(nodes).fill(-1);
    const active = new Int32Array(nodes);
    const reached = new Int32Array(nodes);
    let activeCount = 0;
    const totals = new Map<number, number>();
    for (let t = from; t < to; t++) {
      const row = t * frame.columns;
      const entry = this.before(enter, t);
      const exit = this.after(leave, t + 1);
      let reachedCount = 0;
      for (const node of roots) {
        stamp[node] = t;
        next[node] = entry;
        reached[reachedCount++] = node;
      }
      for (let a = 0; a < activeCount; a++) {
        const node = active[a]!;
        const value = score[node]!;
        const end = firstChild[node + 1]!;
        for (let k = firstChild[node]! - 1; k < end; k++) {
          // The node itself, then its children.
          const to = k < firstChild[node]! ? node : children[k]!;
          if (stamp[to] !== t) {
            stamp[to] = t;
            next[to] = value;
            reached[reachedCount++] = to;
          } else if (value > next[to]!) next[to] = value;
        }
      }
      let best = Number.NEGATIVE_INFINITY;
      for (let r = 0; r < reachedCount; r++) {
        const node = reached[r]!;
        const value = next[node]! + frame.data[row + columns[node]!]!;
        next[node] = value;
        if (value > best) best = value;
      }
      const least = Math.max(best - BEAM, floor - bestRest[t + 1 - from]!);
      activeCount = 0;
      for (let r = 0; r < reachedCount; r++) {
        const node = reached[r]!;
        const value = next[node]!;
        if (value < least) continue;
        active[activeCount++] = node;
        const word = leaves[node]!;
        if (word < 0) continue;
        const total = value + exit;
        if (total <= floor) continue;
        const known = totals.get(word);
        if (known === undefined || total > known) totals.set(word, total);
      }
      [score, next] = [next, score];
    }
    return [...totals]
      .map(([word, total]) => ({ word, score: total }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count);
  }

  /** Entry t - from: an upper bound of what a path gains from frame t of the slot on, with any phones. */
  private bestRest({ leave, from, to }: Slot): Float64Array {
    const most = new Float64Array(to - from + 1);
    most[to - from] = this.after(leave, to);
    for (let t = to - 1; t >= from; t--) {
      most[t - from] = Math.max(this.after(leave, t), this.bestPhone[t]! + most[t + 1 - from]!);
    }
    return most;
  }
}

function bestPhones({ rows, columns, data }: Matrix): Float64Array {
  const best = new Float64Array(rows).fill(Number.NEGATIVE_INFINITY);
  for (let t = 0; t < rows; t++) {
    const row = t * columns;
    for (let c = 1; c < columns; c++) {
      if (data[row + c]! > best[t]!) best[t] = data[row + c]!;
    }
  }
  return best;
}

/** Row k, column t: best score of the words before junction k, and of the gap there, over the frames [0, t). */
function sweep(frame: Matrix, bestPhone: Float64Array, words: readonly (readonly Columns[])[]): Float64Array {
  const stride = frame.rows + 1;
  const reached = new Float64Array((words.length + 1) * stride);
  const start = new Float64Array(stride).fill(Number.NEGATIVE_INFINITY);
  start[0] = 0;
  reached.set(withGap(frame, bestPhone, start), 0);
  words.forEach((pronunciations, w) => {
    const entry = reached.subarray(w * stride, (w + 1) * stride);
    const ends = new Float64Array(stride).fill(Number.NEGATIVE_INFINITY);
    for (const phones of pronunciations) {
      const last = phones.length - 1;
      const score = new Float64Array(phones.length).fill(Number.NEGATIVE_INFINITY);
      for (let t = 0; t < frame.rows; t++) {
        const row = t * frame.columns;
        for (let i = last; i >= 0; i--) {
          const into = i === 0 ? entry[t]! : score[i - 1]!;
          score[i] = Math.max(score[i]!, into) + frame.data[row + phones[i]!]!;
        }
        ends[t + 1] = Math.max(ends[t + 1]!, score[last]!);
      }
    }
    reached.set(withGap(frame, bestPhone, ends), (w + 1) * stride);
  });
  return reached;
}

/** The scores if silence, speech that belongs to no word, or nothing follows. */
function withGap(
  { rows, columns, data }: Matrix,
  bestPhone: Float64Array,
  entry: Float64Array,
): Float64Array {
  const scores = Float64Array.from(entry);
  const { enterFiller, fillerFrame } = DEFAULT_COSTS;
  let silence = Number.NEGATIVE_INFINITY;
  let filler = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < rows; t++) {
    const quiet = Math.max(entry[t]!, silence, filler) + data[t * columns]!;
    filler = Math.max(Math.max(entry[t]!, silence) - enterFiller, filler) + bestPhone[t]! - fillerFrame;
    silence = quiet;
    scores[t + 1] = Math.max(scores[t + 1]!, silence, filler);
  }
  return scores;
}

function reverseRows({ rows, columns, data }: Matrix): Matrix {
  const reversed = new Float32Array(data.length);
  for (let t = 0; t < rows; t++) {
    reversed.set(data.subarray(t * columns, (t + 1) * columns), (rows - 1 - t) * columns);
  }
  return { rows, columns, data: reversed };
}
