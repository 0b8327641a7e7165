import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../packages/engine/src/types.ts';

/** Words whose entry in the source is wrong, read by hand: they count neither for nor against. */
export function knownErrors(language: Language): Set<string> {
  const file = new URL(`./known-errors/${language}.txt`, import.meta.url);
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0]!)
      .filter(Boolean),
  );
}
