interface TextPart {
  readonly text: string;
  /** True for a word of the learned language between the quotation marks of the text's language. */
  readonly isQuoted: boolean;
}

/** Quotation marks as the five languages write them; French has a space inside. */
const QUOTED = /([“„«]\s?)([^“”„«»\s][^“”„«»]*?)(?=\s?[”“»])/gu;

/** Splits a text at each quoted word that is in `words`. The parts joined are the text again. */
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
