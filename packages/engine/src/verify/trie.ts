/** The words of a language as a tree of phones: words that begin alike share their beginning. */
export interface PronunciationTrie {
  /** Nodes without a parent: the first phones of words. */
  readonly roots: Int32Array;
  /** Per node: column of its phone in the posteriors. */
  readonly columns: Int32Array;
  /** The children of node n are `children[firstChild[n]]` up to but not including `children[firstChild[n + 1]]`. */
  readonly children: Int32Array;
  readonly firstChild: Int32Array;
  /** Per node: index of the word that ends there, -1 for none. */
  readonly leaves: Int32Array;
}

/** `pronunciations[w]` are the columns of word w. Of words that sound the same only the first is kept. */
export function buildTrie(pronunciations: readonly (readonly number[])[]): PronunciationTrie {
  const columns: number[] = [];
  const leaves: number[] = [];
  const childrenOf: number[][] = [];
  const roots: number[] = [];
  pronunciations.forEach((phones, word) => {
    let siblings = roots;
    let node = -1;
    for (const column of phones) {
      let next = siblings.find((each) => columns[each] === column);
      if (next === undefined) {
        next = columns.push(column) - 1;
        leaves.push(-1);
        childrenOf.push([]);
        siblings.push(next);
      }
      node = next;
      siblings = childrenOf[node]!;
    }
    if (node >= 0 && leaves[node] === -1) leaves[node] = word;
  });
  const firstChild = new Int32Array(columns.length + 1);
  childrenOf.forEach((each, n) => {
    firstChild[n + 1] = firstChild[n]! + each.length;
  });
  return {
    roots: Int32Array.from(roots),
    columns: Int32Array.from(columns),
    children: Int32Array.from(childrenOf.flat()),
    firstChild,
    leaves: Int32Array.from(leaves),
  };
}
