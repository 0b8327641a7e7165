export interface TextPart {
  readonly text: string;
  /** A word of the language that is learned, inside the quotation marks of the language around it. */
  readonly isQuoted: boolean;
}

/** Quotation marks as the five languages write them; French has a blank inside. */
const QUOTED = /([“„«]\s?)([^“”„«»\s][^“”„«»]*?)(?=\s?[”“»])/gu;

/** A text cut up at the words it quotes, as far as they are among `words`; joined, the parts are the text again. */
export function splitAtQuotes(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 1: mark = '', 2: quoted = '' } of text.matchAll(QUOTED)) {
    if (!words.includes(quoted)) continue;
    const start = index + mark.length;
    parts.push({ text: text.slice(end, start), isQuoted: false }, { text: quoted, isQuoted: true });
    end = start + quoted.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isQuoted: false });
  return parts;
}
