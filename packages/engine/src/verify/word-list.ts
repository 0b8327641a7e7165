import type { Language, Matrix } from '../types.ts';
import type { Columns } from './text-lattice.ts';
import { buildTrie, type PronunciationTrie } from './trie.ts';

/** Frequent words of a language: what may have been said instead of the expected one. */
export interface WordList {
  readonly texts: readonly string[];
  /** Columns in the posteriors of the language's own units. */
  readonly pronunciations: readonly Columns[];
  readonly trie: PronunciationTrie;
  /** Index of a word, which is its rank by frequency; the number of words if it is not in the list. */
  readonly rankOf: (text: string) => number;
  /** Indices of the numbers, days and months. */
  readonly closedField: readonly number[];
  /** Natural log probability of column c after column p in row p, over the list; 0 is the edge of a word. */
  readonly bigram: Matrix;
}

/** Loads a language's list when it is first needed. */
export type WordLists = (language: Language) => Promise<WordList>;

/** Additive smoothing: the count of each pair of phones before the words are counted. */
const PRIOR_COUNT = 0.5;

/**
 * `text` has one line for each word: the word, a tab, and its units separated by spaces. `units` are those of the
 * language: column c of the posteriors is `units[c - 1]`. Throws RangeError for any other unit.
 */
export function parseWordList(
  text: string,
  units: readonly string[],
  closedField: ReadonlySet<string>,
): WordList {
  const columnOf = new Map(units.map((unit, i) => [unit, i + 1]));
  const lines = text.split('\n').filter((line) => line !== '');
  const texts = lines.map((line) => line.slice(0, line.indexOf('\t')));
  const pronunciations = lines.map((line) =>
    line
      .slice(line.indexOf('\t') + 1)
      .split(' ')
      .map((unit) => {
        const column = columnOf.get(unit);
        if (column === undefined)
          throw new RangeError(`The word list has a unit "${unit}" that the model lacks.`);
        return column;
      }),
  );
  const ranks = new Map(texts.map((text, i) => [text, i] as const).reverse());
  return {
    texts,
    pronunciations,
    trie: buildTrie(pronunciations),
    rankOf: (text) => ranks.get(text) ?? texts.length,
    closedField: texts.flatMap((each, i) => (closedField.has(each) ? [i] : [])),
    bigram: bigramOf(pronunciations, units.length + 1),
  };
}

function bigramOf(pronunciations: readonly Columns[], columns: number): Matrix {
  const counts = new Float64Array(columns * columns).fill(PRIOR_COUNT);
  for (const phones of pronunciations) {
    let previous = 0;
    for (const column of [...phones, 0]) {
      counts[previous * columns + column]!++;
      previous = column;
    }
  }
  const data = new Float32Array(columns * columns);
  for (let p = 0; p < columns; p++) {
    const row = counts.subarray(p * columns, (p + 1) * columns);
    const sum = row.reduce((all, count) => all + count, 0);
    row.forEach((count, c) => {
      data[p * columns + c] = Math.log(count / sum);
    });
  }
  return { rows: columns, columns, data };
}
