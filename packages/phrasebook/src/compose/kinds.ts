import kinds from '../../data/kinds.json' with { type: 'json' };
import type { Kind, Verb } from './grammar-schema.ts';

interface Beginnings {
  /** How English verb phrases of the kind begin, in whole words; the longest beginning counts. */
  begins?: readonly string[];
  not?: readonly string[];
}

const BEGINNINGS = new Map(
  Object.entries(kinds as Record<Kind, Beginnings>).map(([kind, { begins = [], not = [] }]) => [
    kind as Kind,
    new Map([...begins.map((text) => [text, true] as const), ...not.map((text) => [text, false] as const)]),
  ]),
);

/** Whether the entry is of that kind: it says so itself, or its English phrase begins like those of the kind. */
export function hasKind({ kinds: own, en }: Pick<Verb, 'kinds' | 'en'>, kind: Kind): boolean {
  if (own?.includes(kind)) return true;
  const beginnings = BEGINNINGS.get(kind)!;
  for (let end = en.length; end > 0 && beginnings.size > 0; end = en.lastIndexOf(' ', end - 1)) {
    const found = beginnings.get(en.slice(0, end));
    if (found !== undefined) return found;
  }
  return false;
}
