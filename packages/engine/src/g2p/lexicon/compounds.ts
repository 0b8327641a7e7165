/** German compounds that are said as their parts are; eSpeak NG cuts many at the wrong place. */
import { isVowel } from '../inventory.ts';
import type { Phones } from '../variants.ts';

const SHORTEST_PART = 3;
/** What may stand between the parts, and how it is said. */
const LINKS: readonly (readonly [string, Phones])[] = [
  ['', []],
  ['s', [{ unit: 's', ipa: 's' }]],
  ['es', [{ unit: 'ə', ipa: 'ə', stress: 0 }, { unit: 's', ipa: 's' }]],
  ['n', [{ unit: 'n', ipa: 'n' }]],
  ['en', [{ unit: 'ə', ipa: 'ə', stress: 0 }, { unit: 'n', ipa: 'n' }]],
]; // biome-ignore format: a table

export interface Split {
  readonly first: string;
  readonly link: Phones;
  readonly second: string;
}

/**
 * The cut whose part of less worth has the most, as by frequency or length; undefined where the word is none of two
 * known ones, which have a worth above 0.
 */
export function splitCompound(word: string, worthOf: (part: string) => number): Split | undefined {
  let best: Split | undefined;
  let bestWorth = 0;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const second = word.slice(at);
    const seconds = [second, capitalised(second)].sort((a, b) => worthOf(b) - worthOf(a));
    for (const [written, link] of LINKS) {
      const head = word.slice(0, at);
      if (!head.endsWith(written) || head.length - written.length < SHORTEST_PART) continue;
      const part = head.slice(0, head.length - written.length);
      const firsts = [part, part.toLowerCase()].sort((a, b) => worthOf(b) - worthOf(a));
      const worth = Math.min(worthOf(firsts[0]!), worthOf(seconds[0]!)) / (written === '' ? 1 : 2);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = { first: firsts[0]!, link, second: seconds[0]! };
      }
    }
  }
  return best;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function joinParts(first: Phones, link: Phones, second: Phones): Phones {
  const weaker = second.map((phone) =>
    isVowel(phone.unit) && phone.stress === 2 ? { ...phone, stress: 1 as const } : phone,
  );
  return [...first, ...link, ...weaker];
}
