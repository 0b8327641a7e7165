/**
 * Gives each typed word its phones from the transcription of the sentence. eSpeak NG separates the transcription into
 * groups. A group may be several words ("of the"), and a word may be several groups ("25"), so both are matched by the
 * least edit distance to the transcription of each word alone.
 */
import type { Phones } from './variants.ts';

/** Neighboring words that may be in one group. */
const MAX_MERGED_WORDS = 3;
/** If a larger fraction of its phones differs, a word gets the phones that it has alone. */
const MAX_DIFFERENT_FRACTION = 0.67;
/** Extra cost of a match that is not one to one, in phones, so that ties keep words and groups in step. */
const OFF_PATH_COST = 0.5;

interface Step {
  readonly cost: number;
  readonly words: number;
  readonly groups: number;
}

/** The phones of each word; `groups` is the sentence, `alone` has the groups of each word transcribed alone. */
export function assignGroups(groups: readonly Phones[], alone: readonly (readonly Phones[])[]): Phones[] {
  const inStep = groups.length === alone.reduce((total, parts) => total + parts.length, 0);
  const spans = inStep
    ? alone.map((parts) => ({ words: 1, groups: parts.length }))
    : bestSpans(groups, alone);
  const assigned: Phones[] = [];
  let group = 0;
  for (const span of spans) {
    const spoken = groups.slice(group, group + span.groups).flat();
    const expected = alone.slice(assigned.length, assigned.length + span.words).map((parts) => parts.flat());
    const parts = span.words === 1 ? [spoken] : splitAmong(spoken, expected);
    parts.forEach((part, i) => {
      assigned.push(isPlausible(part, expected[i]!) ? part : expected[i]!);
    });
    group += span.groups;
  }
  return assigned;
}

function isPlausible(part: Phones, expected: Phones): boolean {
  if (part.length === 0) return false;
  // Weak forms of short words ("to", "a") differ wholly from the strong ones and are still right.
  if (expected.length <= 2 && Math.abs(part.length - expected.length) <= 1) return true;
  return editDistance(part, expected) <= MAX_DIFFERENT_FRACTION * Math.max(part.length, expected.length);
}

function bestSpans(
  groups: readonly Phones[],
  alone: readonly (readonly Phones[])[],
): { words: number; groups: number }[] {
  const width = groups.length + 1;
  const best: (Step | undefined)[] = new Array((alone.length + 1) * width);
  best[0] = { cost: 0, words: 0, groups: 0 };
  const relax = (word: number, group: number, words: number, taken: number, from: number): void => {
    if (word + words > alone.length || group + taken > groups.length) return;
    const expected = alone.slice(word, word + words).flat(2);
    const usual = words === 1 && taken === alone[word]!.length;
    const cost =
      from + editDistance(groups.slice(group, group + taken).flat(), expected) + (usual ? 0 : OFF_PATH_COST);
    const at = (word + words) * width + group + taken;
    if (!best[at] || cost < best[at].cost) best[at] = { cost, words, groups: taken };
  };
  for (let word = 0; word < alone.length; word++) {
    for (let group = 0; group <= groups.length; group++) {
      const here = best[word * width + group];
      if (!here) continue;
      for (let taken = 0; taken <= alone[word]!.length + 1; taken++) relax(word, group, 1, taken, here.cost);
      for (let words = 2; words <= MAX_MERGED_WORDS; words++) relax(word, group, words, 1, here.cost);
    }
  }
  return traceBack(best, alone, groups.length, width);
}

function traceBack(
  best: readonly (Step | undefined)[],
  alone: readonly (readonly Phones[])[],
  groupCount: number,
  width: number,
): { words: number; groups: number }[] {
  if (!best[alone.length * width + groupCount]) return alone.map(() => ({ words: 1, groups: 0 }));
  const spans: { words: number; groups: number }[] = [];
  let word = alone.length;
  let group = groupCount;
  while (word > 0) {
    const { words, groups } = best[word * width + group]!;
    spans.unshift({ words, groups });
    word -= words;
    group -= groups;
  }
  return spans;
}

/** Cuts the phones of one group into words, from left to right, each time where both sides fit best. */
function splitAmong(spoken: Phones, expected: readonly Phones[]): Phones[] {
  const [first, ...rest] = expected;
  if (!first || rest.length === 0) return [spoken];
  const tail = rest.flat();
  let cut = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= spoken.length; at++) {
    const cost = editDistance(spoken.slice(0, at), first) + editDistance(spoken.slice(at), tail);
    if (cost < lowest) {
      lowest = cost;
      cut = at;
    }
  }
  return [spoken.slice(0, cut), ...splitAmong(spoken.slice(cut), rest)];
}

/** In units. */
export function editDistance(a: Phones, b: Phones): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1]!.unit === b[j - 1]!.unit ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution));
    }
    row = next;
  }
  return row[b.length]!;
}
