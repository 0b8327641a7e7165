import type { Locale } from '@speak-it-now/languages';
import type { Findings } from '../../providers/tutor.ts';

const MAX_CHARACTERS = 700;

/**
 * What is wrong with a message. Only this kind is logged, never a part of the message.
 */
type FaithfulnessFault = 'length' | 'markup' | 'number' | 'sound' | 'word' | 'praise' | 'other-language';

/**
 * Compares a language model's message with the findings. Numbers, sounds and quoted words must all occur in the
 * findings, praise must match the score, and the text must be in the requested language. The message may rephrase and
 * leave things out, but not add any of these.
 *
 * @returns undefined if the message may be shown.
 */
export function findUnfaithful(
  message: string,
  findings: Findings,
  language: Locale,
): FaithfulnessFault | undefined {
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

/** All texts of the findings in one string. */
function sourceOf({ expectedText, message, deductions }: Findings): string {
  const said = deductions.flatMap(({ reason, details }) => [reason, details ?? '']);
  return [expectedText, message, ...said].join('\n').normalize('NFC');
}

const SCORE_UNIT =
  '(?:%|percent|per cent|por ciento|pour ?cent|prozent|per ?cento|points|puntos|punkte|punti)';
/** Tens in words, from twenty on, to recognize numbers such as 'ninety-two'. */
const TENS =
  /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|veinte|veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|\bcien|vingt|trente|quarante|cinquante|soixante|\bcent\b|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|\bcento\b|(?:out of|de|sur|von|su) (?:ten|diez|dix|zehn|dieci)\b/giu;

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '.'));

function hasOnlyKnownNumbers(text: string, source: string, { accuracy, deductions }: Findings): boolean {
  // The rules below cannot compare ½, Ⅳ and digits of other scripts.
  if (/[^\P{N}0-9]/u.test(text)) return false;
  const scores = new Set([accuracy, ...deductions.map(({ percent }) => percent)].map(String));
  const known = new Set([...numbersIn(source), ...scores]);
  if (!numbersIn(text).every((number) => known.has(number))) return false;
  // A percentage must be the score or a deduction, in digits.
  const shares = [...text.matchAll(new RegExp(`(\\d+)?[\\s-]*${SCORE_UNIT}`, 'giu'))];
  if (!shares.every(([, digits]) => digits !== undefined && scores.has(digits))) return false;
  const written = source.toLowerCase();
  const inWords = text.replace(new RegExp(`\\d+[\\s-]*${SCORE_UNIT}`, 'giu'), ' ').match(TENS) ?? [];
  return inWords.every((word) => written.includes(word.toLowerCase()));
}

/** Letters that the five languages do not use: IPA Extensions, modifiers, and the IPA's Greek letters. */
const IPA_LETTER = /[\u0250-\u02BA\u02BD-\u02FF\u1D00-\u1DBF\u03B2\u03B8\u03C7ðŋæø]|^œ̃?$/u;

/** Text between slashes or brackets, runs of letters that include an IPA letter, and single consonants. */
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

/** Removes stress, ties and syllable dots, which do not change the sound. */
const bareSound = (sound: string) => sound.normalize('NFC').replace(/[\s.ˈˌ\u203F]|\u0361/gu, '');

const QUOTES = [
  /[“„"«‹]\s?([^“”„"«»‹›\n]{1,250}?)\s?[”“"»›]/gu,
  /(?<!\p{L})['‘]([^'‘’\n]{1,250}?)['’](?!\p{L})/gu,
];
const quotesIn = (text: string) =>
  QUOTES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, quote]) => comparable(quote!)));

/**
 * Quotes must be the whole phrase, or something that a finding or a tip quotes. The message must not single out a word
 * of the phrase that no finding names.
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

/** Words that praise, with the lowest accuracy for which they are justified. */
const PRAISE: readonly (readonly [RegExp, number])[] = [
  [/perfect|flawless|parfait|perfekt|perfett|impecable|impeccable|impeccabile|makellos|fehlerfrei/iu, 95],
  [/\bnative\b|\bnatif|\bnativ[oa]\b|muttersprach|madrelingua/iu, 95],
  [/excellent|excelente|outstanding|brilliant|ausgezeichnet|hervorragend|eccellente/iu, 85],
];

/** Common short words that exist in only one of the languages. */
const SMALL_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['the', 'your', 'you', 'and', 'is', 'of', 'with', 'it', 'this', 'to', 'that', 'was', 'for', 'more'],
  es: ['el', 'los', 'las', 'y', 'muy', 'pero', 'más', 'para', 'del', 'fue', 'suena', 'una', 'que', 'es'],
  fr: ['le', 'les', 'ton', 'ta', 'et', 'est', 'avec', 'très', 'mais', 'pour', 'du', 'une', 'plus', 'que'],
  de: ['der', 'die', 'das', 'dein', 'deine', 'und', 'ist', 'mit', 'sehr', 'aber', 'du', 'den', 'noch', 'war'],
  it: ['il', 'lo', 'gli', 'tuo', 'tua', 'è', 'molto', 'ma', 'più', 'per', 'della', 'di', 'che', 'una'],
};

/** Quotes do not count, because they are in the learned language. A text without any short word passes. */
function isWrittenIn(text: string, language: Locale): boolean {
  const prose = QUOTES.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (code: Locale) => words.filter((word) => SMALL_WORDS[code].includes(word)).length;
  return (Object.keys(SMALL_WORDS) as Locale[]).every((code) => count(code) <= count(language));
}
