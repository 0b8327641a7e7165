/** One place of a text that was typed from hearing. */
export interface LetterPair {
  /** As it is spelled; '' for a letter too many. */
  readonly expected: string;
  /** As it was typed; '' for a letter that is missing. */
  readonly typed: string;
  /** `accent`: the same letter with another accent. Punctuation and capitals are never counted. */
  readonly kind: 'same' | 'accent' | 'other' | 'missing' | 'extra';
}

interface Dictated {
  readonly letters: readonly LetterPair[];
  readonly accents: number;
  /** Letters that are missing, too many or others. */
  readonly differences: number;
}

/** A wrong accent is closer than another letter, which is closer than one missing and one too many. */
const COST = { accent: 1, other: 3, gap: 2 } as const;

/** Compares the text with what was typed, letter by letter, with as few differences as possible. */
export function compareLetters(text: string, typed: string): Dictated {
  const expected = [...text.normalize('NFC').trim().replace(/\s+/gu, ' ')];
  const given = [...typed.normalize('NFC').trim().replace(/\s+/gu, ' ')].filter((letter) =>
    isCounted(letter),
  );
  const costs = costTable(expected, given);
  const letters: LetterPair[] = [];
  let i = 0;
  let j = 0;
  while (i < expected.length || j < given.length) {
    const [right = '', mine = ''] = [expected[i], given[j]];
    const left = costs[i]![j]!;
    if (i < expected.length && !isCounted(right)) {
      letters.push({ expected: right, typed: right, kind: 'same' });
      i += 1;
    } else if (
      i < expected.length &&
      j < given.length &&
      left === costs[i + 1]![j + 1]! + costOf(right, mine)
    ) {
      const cost = costOf(right, mine);
      letters.push({
        expected: right,
        typed: mine,
        kind: cost === 0 ? 'same' : cost === COST.accent ? 'accent' : 'other',
      });
      i += 1;
      j += 1;
    } else if (i < expected.length && left === costs[i + 1]![j]! + COST.gap) {
      letters.push({ expected: right, typed: '', kind: 'missing' });
      i += 1;
    } else {
      letters.push({ expected: '', typed: mine, kind: 'extra' });
      j += 1;
    }
  }
  const count = (...kinds: readonly LetterPair['kind'][]) =>
    letters.filter(({ kind }) => kinds.includes(kind)).length;
  return { letters, accents: count('accent'), differences: count('other', 'missing', 'extra') };
}

/** The least cost from each pair of places to the ends. */
function costTable(expected: readonly string[], given: readonly string[]): number[][] {
  const costs = expected.map(() => given.map(() => 0));
  costs.push(given.map(() => 0));
  for (let i = expected.length; i >= 0; i -= 1) {
    for (let j = given.length; j >= 0; j -= 1) {
      const right = expected[i];
      const mine = given[j];
      const row = costs[i]!;
      if (right !== undefined && !isCounted(right)) {
        row[j] = costs[i + 1]![j]!;
        continue;
      }
      const ways = [
        ...(right === undefined ? [] : [costs[i + 1]![j]! + COST.gap]),
        ...(mine === undefined ? [] : [row[j + 1]! + COST.gap]),
        ...(right === undefined || mine === undefined ? [] : [costs[i + 1]![j + 1]! + costOf(right, mine)]),
      ];
      row[j] = ways.length === 0 ? 0 : Math.min(...ways);
    }
  }
  return costs;
}

function costOf(right: string, mine: string): number {
  const [a, b] = [right.toLowerCase(), mine.toLowerCase()];
  if (a === b) return 0;
  return withoutAccents(a) === withoutAccents(b) ? COST.accent : COST.other;
}

const withoutAccents = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Nobody hears punctuation. */
const isCounted = (letter: string) => /[\p{L}\p{N}\s]/u.test(letter);
