import { LANGUAGE_CODES } from '../../languages.ts';
import { type Entry, type Topic, textOf } from '../../schema.ts';
import { patternsOf } from '../grammar-facts.ts';
import type { Noun } from '../grammar-schema.ts';

const ARTICLE = patternsOf('article');
const PLURAL_ARTICLES: ReadonlySet<string> = new Set(['los ', 'las ', 'les ', 'i ', 'gli ']);

/** 'Les' does not show the gender; the other French plurals among the terms are masculine. */
const FRENCH_FEMININE_PLURAL = patternsOf('femininePlural').fr;

const WEAK_IN_E = patternsOf('weakInE', 'u').de;
const NOMINALISED = patternsOf('nominalized').de;
const WEAK = patternsOf('weak', 'u').de;

/**
 * The form of a weak German masculine outside the nominative (den Kunden, den Studenten), undefined for a strong
 * one, null for a nominalized adjective (der Verlobte, ein Verlobter), whose endings the lexicon cannot give.
 */
function weakForm(word: string): string | null | undefined {
  if (WEAK_IN_E.test(word)) return `${word}n`;
  if (NOMINALISED.test(word)) return null;
  if (!WEAK.test(word)) return undefined;
  return /(Nachbar|Bauer|Herr)$/.test(word) ? `${word}n` : `${word}en`;
}

/**
 * Nouns from the phrasebook's terms ('the bill', 'la cuenta', ...): singular only, or plural only, since the
 * data gives no other form. A term that lacks an article or gender in any language is left out.
 */
export function nounsFromTerms(topics: readonly Topic[]): Noun[] {
  return topics
    .flatMap((topic) => topic.entries)
    .map(nounFromTerm)
    .filter((noun) => noun !== undefined);
}

/** The number of a term: English articles do not show it, those of the other languages do if the noun's form agrees. */
function isEnglishPlural(entry: Entry, word: string): boolean {
  const others = LANGUAGE_CODES.filter((code) => code !== 'en' && entry.gender?.[code] === 'pl');
  return others.length >= 3 && /([^s]s|children|people)$/.test(word);
}

function nounFromTerm(entry: Entry): Noun | undefined {
  if (entry.kind !== 'term' || !textOf(entry, 'en', 'casual').startsWith('the ')) return undefined;
  const noun: Record<string, unknown> = { id: entry.id.split('.')[1], classes: ['thing'] };
  for (const language of LANGUAGE_CODES) {
    const text = entry[language];
    const gender = entry.gender?.[language];
    if (typeof text !== 'string' || /[,;/(]/.test(text)) return undefined;
    const article = ARTICLE[language].exec(text)?.[0];
    if (article === undefined) return undefined;
    if (language === 'en') {
      const word = text.slice(article.length);
      noun.en = isEnglishPlural(entry, word) ? { pl: word } : { sg: word };
      continue;
    }
    const word = text.slice(article.length);
    const oblique = language === 'de' && article === 'der ' ? weakForm(word) : undefined;
    // An adjective in front would need endings of its own.
    if (language === 'de' && (!/^\p{Lu}/u.test(word) || oblique === null)) return undefined;
    const isFeminineArticle =
      article === 'la ' || article === 'las ' || (article === 'le ' && language === 'it');
    const own =
      gender === 'm' || gender === 'f' || gender === 'n'
        ? gender
        : isFeminineArticle
          ? 'f'
          : ({ 'der ': 'm', 'die ': 'f', 'das ': 'n' } as Record<string, string>)[article];
    const plural =
      gender === 'pl' || PLURAL_ARTICLES.has(article) || (article === 'le ' && language === 'it');
    if (!own && !plural) return undefined;
    noun[language] = {
      [plural ? 'pl' : 'sg']: word,
      gender: own ?? (language === 'fr' && FRENCH_FEMININE_PLURAL.test(word) ? 'f' : 'm'),
      ...(oblique && { oblique }),
      ...(language === 'es' && article === 'el ' && own === 'f' && { el: true }),
      ...(language === 'fr' && /^h/i.test(word) && article !== "l'" && { aspirated: true }),
    };
  }
  return noun as unknown as Noun;
}
