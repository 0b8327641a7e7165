/** Laughs and fillers before or after the actual text. */
const BYWORDS = 'lol|lmao|haha+h?|hehe+|hihi+|jaja+|mdr|ptdr|xd|btw|omg|ähm|uhm+|hmm+';
const BEFORE = new RegExp(`^\\s*(?:${BYWORDS})(?:[\\s,.!…]+)(?=\\S)`, 'iu');
const BEHIND = new RegExp(`[\\s,]+(?:${BYWORDS})\\s*(?=[.!?…]*\\s*$)`, 'iu');
const SMILEYS = /(?:[:;]-?[)(DP/|]|<3|\p{Extended_Pictographic}\uFE0F?)+/gu;

/** Removes laughs and smileys, and joins several lines into one, each as a separate sentence. */
export function tidied(text: string): string {
  const lines = text
    .replace(SMILEYS, ' ')
    .split(/\s*[\r\n]+\s*/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const oneLine = lines.map((line, at) =>
    at < lines.length - 1 && !/[.!?,;:…]$/u.test(line) ? `${line}.` : line,
  );
  const bare = oneLine.join(' ').replace(BEFORE, '').replace(BEHIND, '').trim();
  return bare === '' ? text : bare;
}
