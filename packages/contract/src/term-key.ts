// No schema in here: the page's first load may need it, and not the schema library.
import { LIMITS } from './limits.ts';

/** The comparable form of a term: terms that differ only in case, spaces or punctuation around words are equal. */
export function termKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\p{N}])[\p{P}\p{S}]+|[\p{P}\p{S}]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.textCharacters);
}
