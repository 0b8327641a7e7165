/** Chromium cuts an utterance off after about 15 s; at rate 1 people hear about 14 characters a second. */
const UTTERANCE_SECONDS = 14;
const CHARACTERS_PER_SECOND = 12;

/**
 * Splits a text into utterances of at most 14 s at this rate, at the end of sentences if possible, otherwise at commas
 * or between words. Only spaces at the cuts are lost.
 */
export function splitIntoUtterances(text: string, rate: number): string[] {
  const limit = Math.max(20, Math.floor(UTTERANCE_SECONDS * CHARACTERS_PER_SECOND * rate));
  const utterances: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const window = rest.slice(0, limit + 1);
    const cut =
      lastMatchEnd(window, /[.!?…]+["»”’)]*\s/g) ??
      lastMatchEnd(window, /[,;:–—]\s/g) ??
      lastMatchEnd(window, /\s/g) ??
      limit;
    utterances.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest !== '') utterances.push(rest);
  return utterances;
}

function lastMatchEnd(text: string, pattern: RegExp): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** The place of the word that begins at this index, among the words between spaces. */
export const placeOfWord = (text: string, index: number): number =>
  text.slice(0, index).trimStart().split(/\s+/u).length - 1;
