import type { TranslatedLanguage } from '@speak-it-now/languages';
import { WORDS } from '@speak-it-now/languages/words';

/** Follows the rules of training/translation/prepare_data.py, because the model knows no other punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»"]\s*/g, '')
    .replace(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .replace(/ ([?!;:,.])/g, '$1')
    .trim();
}

/** English contractions that people type without the apostrophe, where that spells no other word. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|ca|could|wo|would|should|must|need)nt\b/gi, "$1n't"],
  [/\b(i)m\b/gi, "$1'm"],
  [/\b(i|you|we|they)ve\b/gi, "$1've"],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\b(you|they|it)ll\b/gi, "$1'll"],
  [/\b(that|what|where|who|how|there|here|he|she)s\b/gi, "$1's"],
];

function withApostrophes(sentence: string, language: TranslatedLanguage): string {
  if (language !== 'en') return sentence;
  return CONTRACTIONS.reduce((text, [pattern, form]) => text.replace(pattern, form), sentence);
}

const QUESTION_WORDS: Readonly<Record<TranslatedLanguage, RegExp>> = {
  // 'Don't be so hard on yourself' is an order.
  en: /^(?!don't (?!you |we |they |i ))(?:who|whose|what|where|when|why|how|which|do|does|did|is|are|am|was|were|can|could|will|would|should|shall|may|have|has)(?:n't|'s|'re)?\s/i,
  es: /^(?:(?:a|de|con|por|para|en) )?(?:qué|quién|quiénes|dónde|cuándo|cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas)\s/i,
  fr: /^(?:est-ce|qui|où|quand|comment|pourquoi|combien|quel|quelle|quels|quelles|qu'est-ce|à quelle|de quel)\b/i,
  de: /^(?:wer|wen|wem|was|wo|wann|warum|wieso|wie|wohin|woher|welche[rsnm]?|kann|können|könnten|haben sie|hast|bist|möchten sie)\s/i,
  it: /^(?:(?:a|di|con|per|da) )?(?:chi|che cosa|che ora|cosa|dove|dov'è|quando|come|perché|quanto|quanta|quanti|quante|quale|quali)\s/i,
};

/** The sentences of a text in the form that the model was trained on: with a capital and a final mark. */
export function sentencesOf(text: string, language: TranslatedLanguage): string[] {
  const sentences = plain(text).match(/[^.!?]+[.!?]*|[.!?]+/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => withFinalMark(capitalized(withApostrophes(sentence, language), language), language));
}

function capitalized(sentence: string, language: TranslatedLanguage): string {
  const capital = sentence.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  return language === 'en' ? capital.replace(/\bi(?=['\s])/g, 'I') : capital;
}

function withFinalMark(sentence: string, language: TranslatedLanguage): string {
  if (/[.!?]$/.test(sentence)) return withOpeningMark(sentence, language);
  const mark = sentence.startsWith('¿') || QUESTION_WORDS[language].test(sentence) ? '?' : '.';
  return withOpeningMark(sentence.replace(/[,;:]$/, '') + mark, language);
}

/** Adds the opening mark of Spanish questions, which few people type. */
function withOpeningMark(sentence: string, language: TranslatedLanguage): string {
  if (!WORDS[language].writing.opensSentences || /^[¿¡]/.test(sentence)) return sentence;
  if (sentence.endsWith('?')) return `¿${sentence}`;
  return sentence.endsWith('!') ? `¡${sentence}` : sentence;
}

/** The translated sentences as one text, spaced as the language requires. No final period if `source` has none. */
export function joinSentences(
  translations: readonly string[],
  source: string,
  language: TranslatedLanguage,
): string {
  let text = translations
    .map((translation) => translation.trim().replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase()))
    .join(' ')
    .replace(/\s+/g, ' ');
  if (WORDS[language].writing.spacesBeforeMarks) text = text.replace(/([?!;:])/g, ' $1').replace(/\s+/g, ' ');
  if (!/[.!?…]\s*$/.test(source)) text = text.replace(/\.$/, '');
  return text;
}
