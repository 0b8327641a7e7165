// Contains no schema, because the page's first load may need this function without the schema library.
import { LIMITS } from './limits.ts';

/** The normalized form of a term. Terms that differ only in case, spaces or punctuation around words share it. */
export function termKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])[\p{P}\p{S}]+|[\p{P}\p{S}]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.textCharacters);
}
