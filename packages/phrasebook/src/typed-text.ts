import type { LanguageCode } from './languages.ts';

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

type Replacement = readonly [RegExp, string];

/** Chat shorthand and missing apostrophes with their meaning; only unambiguous ones. */
export const SHORTHAND: Record<LanguageCode, readonly Replacement[]> = {
  en: [
    [/\bu\b/g, 'you'],
    [/\bur\b/g, 'your'],
    [/\br\b/g, 'are'],
    [/\b(?:pls|plz)\b/g, 'please'],
    [/\b(?:thx|thanx|tysm)\b/g, 'thank you'],
    [/\bidk\b/g, 'i do not know'],
    [/\bid (?=like|love)/g, 'i would '],
    [/\bill (?=be|call|come|go|have|take|pay|see|do|bring|wait|send|help)/g, 'i will '],
    [/^its\b/g, 'it is'],
    [
      /\bits (?=(?:ok|okay|fine|me|not|too|so|very|a|an|the|my|your|raining|snowing|cold|hot|late|going)\b)/g,
      'it is ',
    ],
    [/\bwhens\b/g, 'when is'],
    [/^lets\b/g, 'let us'],
    [/\b(?:thank u|thankyou)\b/g, 'thank you'],
    [/\byoure\b/g, 'you are'],
    [/\btheyre\b/g, 'they are'],
    [/\bomw\b/g, 'on my way'],
    [/\bbrb\b/g, 'be right back'],
    [/\bttyl\b/g, 'talk to you later'],
    [/\bnp\b/g, 'no problem'],
    [/\b2day\b/g, 'today'],
    [/\btonite\b/g, 'tonight'],
    [/\bwknd\b/g, 'weekend'],
    [/\babt\b/g, 'about'],
    [/\b(?:tmrw|tmr)\b/g, 'tomorrow'],
    [/\btho\b/g, 'though'],
    [/\bcuz\b/g, 'because'],
  ],
  es: [
    [/\b(?:xfa|pf|porfa|porfis)\b/g, 'por favor'],
    [/\b(?:xq|pq)\b/g, 'por que'],
    [/\bq\b/g, 'que'],
    [/\b(?:tb|tmb)\b/g, 'también'],
    [/\bx\b(?= favor)/g, 'por'],
  ],
  fr: [
    [/\bj(?=(?:ai|aime|habite|adore|arrive|attends|aimerais|etais|étais|apprends|espere|espère)\b)/g, "j'"],
    [/\bcest\b/g, "c'est"],
    [/\bquest[- ]?ce\b/g, "qu'est-ce"],
    [/\baujourdhui\b/g, "aujourd'hui"],
    [/\bdaccord\b/g, "d'accord"],
    [/\bbjr\b/g, 'bonjour'],
    [/\bbsr\b/g, 'bonsoir'],
    [/\bjsuis\b/g, 'je suis'],
    [/\bsil (?=vous|te)/g, "s'il "],
    [/\b(?:stp)\b/g, "s'il te plaît"],
    [/\b(?:svp)\b/g, "s'il vous plaît"],
    [/\b(?:pk|pq)\b/g, 'pourquoi'],
  ],
  de: [
    [/\b(geht|gibt|ist|war|hab|habe|tut|macht)['’]?s\b/g, '$1 es'],
    [/\bhab\b/g, 'habe'],
    // Not the end of 'schönen': ASCII takes its umlaut for the end of a word.
    [/(?<!\p{L})nen\b/gu, 'einen'],
    [/\bnix\b/g, 'nichts'],
  ],
  it: [
    [/\b(?:xche|xké|xke|perke)\b/g, 'perché'],
    [/\b(?:nn)\b/g, 'non'],
    [/\bcmq\b/g, 'comunque'],
    // 'Ottant'anni'.
    [/\b(trent|quarant|cinquant|sessant|settant|ottant|novant)'(?=anni\b)/g, '$1a '],
    [/\bvent'(?=anni\b)/g, 'venti '],
    [/\bdove(?=\s+(?:il|la|lo|le|i|gli|l)\b)/g, "dov'è"],
    [/\bce\b(?= (?:un|una|uno|il|la|l))/g, "c'è"],
  ],
};
