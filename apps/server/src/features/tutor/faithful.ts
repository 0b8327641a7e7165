import type { LanguageCode } from '@speak-it-now/contract';
import type { Findings } from '../../providers/tutor.ts';

const MAX_CHARACTERS = 700;

/** What a message has that the findings have not. A word for the log: it repeats nothing of the message. */
export type Unfaithful = 'length' | 'markup' | 'number' | 'sound' | 'word' | 'praise' | 'other-language';

/**
 * Compares what a language model wrote with what was found. Numbers, sounds and quoted words must all stand in the
 * findings, praise must fit the score, and the text must be in the language that was asked for. Whoever writes may
 * say it differently and leave things out, but add nothing of these.
 *
 * @returns undefined when the message may be shown.
 */
export function findUnfaithful(
  message: string,
  findings: Findings,
  language: LanguageCode,
): Unfaithful | undefined {
  const text = message.normalize('NFC').trim();
  if (text === '' || text.length > MAX_CHARACTERS) return 'length';
  if (/[<>{}`*_#|\\]|https?:|www\.|\p{Cc}/u.test(text.replaceAll('\n', ' '))) return 'markup';
  const source = sourceOf(findings);
  if (!hasOnlyKnownNumbers(text, source, findings)) return 'number';
  if (!hasOnlyKnownSounds(text, source)) return 'sound';
  if (!hasOnlyKnownQuotes(text, source, findings)) return 'word';
  if (PRAISE.some(([pattern, least]) => findings.accuracy < least && pattern.test(text))) return 'praise';
  if (!isWrittenIn(text, language)) return 'other-language';
  return undefined;
}

/** Everything the findings say, as one text. */
function sourceOf({ expectedText, message, deductions }: Findings): string {
  const said = deductions.flatMap(({ reason, details }) => [reason, details ?? '']);
  return [expectedText, message, ...said].join('\n').normalize('NFC');
}

const SCORE_UNIT =
  '(?:%|percent|per cent|por ciento|pour ?cent|prozent|per ?cento|points|puntos|punkte|punti)';
/** Tens in words, from twenty on: so that 'ninety-two' is seen as the number it is. */
const TENS =
  /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|veinte|veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|\bcien|vingt|trente|quarante|cinquante|soixante|\bcent\b|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|\bcento\b|(?:out of|de|sur|von|su) (?:ten|diez|dix|zehn|dieci)\b/giu;

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '.'));

function hasOnlyKnownNumbers(text: string, source: string, { accuracy, deductions }: Findings): boolean {
  // ½, Ⅳ and the digits of other scripts are numbers that no rule below could compare.
  if (/[^\P{N}0-9]/u.test(text)) return false;
  const scores = new Set([accuracy, ...deductions.map(({ percent }) => percent)].map(String));
  const known = new Set([...numbersIn(source), ...scores]);
  if (!numbersIn(text).every((number) => known.has(number))) return false;
  // A percentage is the score or a deduction, and in digits.
  const shares = [...text.matchAll(new RegExp(`(\\d+)?[\\s-]*${SCORE_UNIT}`, 'giu'))];
  if (!shares.every(([, digits]) => digits !== undefined && scores.has(digits))) return false;
  const written = source.toLowerCase();
  const inWords = text.replace(new RegExp(`\\d+[\\s-]*${SCORE_UNIT}`, 'giu'), ' ').match(TENS) ?? [];
  return inWords.every((word) => written.includes(word.toLowerCase()));
}

/** Letters that the five languages write nothing else with: IPA Extensions, modifiers, and the Greek ones of the IPA. */
const IPA_LETTER = /[\u0250-\u02BA\u02BD-\u02FF\u1D00-\u1DBF\u03B2\u03B8\u03C7ðŋæø]|^œ̃?$/u;

/** Whatever stands between slashes or brackets, runs of letters with one of the IPA's own, and consonants alone. */
function hasOnlyKnownSounds(text: string, source: string): boolean {
  const known = new Set(soundsIn(source));
  return soundsIn(text).every((sound) => sound === '' || known.has(sound));
}

function soundsIn(text: string): string[] {
  const marked = [...text.matchAll(/\/([^/\n]{0,60})\/|\[([^\]\n]{0,60})\]/gu)].map(
    ([, slashed, bracketed]) => slashed ?? bracketed ?? '',
  );
  const runs = (text.match(/[\p{L}\p{M}\u02B0-\u02FF]+/gu) ?? []).filter((run) => IPA_LETTER.test(run));
  const alone = text.match(/(?<![\p{L}\p{N}'’])[b-df-hj-np-tv-xz](?![\p{L}\p{N}'’])/giu) ?? [];
  return [...marked, ...runs, ...alone.map((letter) => letter.toLowerCase())].map(bareSound);
}

/** Stress, ties and syllable dots say how, not which sound. */
const bareSound = (sound: string) => sound.normalize('NFC').replace(/[\s.ˈˌ\u203F]|\u0361/gu, '');

const QUOTES = [
  /[“„"«‹]\s?([^“”„"«»‹›\n]{1,250}?)\s?[”“"»›]/gu,
  /(?<!\p{L})['‘]([^'‘’\n]{1,250}?)['’](?!\p{L})/gu,
];
const quotesIn = (text: string) =>
  QUOTES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, quote]) => comparable(quote!)));

/**
 * What is quoted is the whole phrase, or something that a finding or a tip quotes. A word of the phrase that no finding
 * names may not be singled out.
 */
function hasOnlyKnownQuotes(text: string, source: string, { expectedText }: Findings): boolean {
  const named = new Set([comparable(expectedText), ...quotesIn(source), ...soundsIn(source)]);
  return quotesIn(text).every((quote) => named.has(quote));
}

const comparable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words that claim a score without a number, with the least accuracy that earns them. */
const PRAISE: readonly (readonly [RegExp, number])[] = [
  [/perfect|flawless|parfait|perfekt|perfett|impecable|impeccable|impeccabile|makellos|fehlerfrei/iu, 95],
  [/\bnative\b|\bnatif|\bnativ[oa]\b|muttersprach|madrelingua/iu, 95],
  [/excellent|excelente|outstanding|brilliant|ausgezeichnet|hervorragend|eccellente/iu, 85],
];

/** Common small words that are words of no other of the five languages. */
const SMALL_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['the', 'your', 'you', 'and', 'is', 'of', 'with', 'it', 'this', 'to', 'that', 'was', 'for', 'more'],
  es: ['el', 'los', 'las', 'y', 'muy', 'pero', 'más', 'para', 'del', 'fue', 'suena', 'una', 'que', 'es'],
  fr: ['le', 'les', 'ton', 'ta', 'et', 'est', 'avec', 'très', 'mais', 'pour', 'du', 'une', 'plus', 'que'],
  de: ['der', 'die', 'das', 'dein', 'deine', 'und', 'ist', 'mit', 'sehr', 'aber', 'du', 'den', 'noch', 'war'],
  it: ['il', 'lo', 'gli', 'tuo', 'tua', 'è', 'molto', 'ma', 'più', 'per', 'della', 'di', 'che', 'una'],
};

/** Quotes are in the language that is learned and do not count. A text without any small word passes. */
function isWrittenIn(text: string, language: LanguageCode): boolean {
  const prose = QUOTES.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (code: LanguageCode) => words.filter((word) => SMALL_WORDS[code].includes(word)).length;
  return (Object.keys(SMALL_WORDS) as LanguageCode[]).every((code) => count(code) <= count(language));
}
