/** Groups of words that are often confused: a wrong number, day or month is most likely another one of its kind. */
import { byLanguage } from '../by-language.ts';
import type { Language } from '../types.ts';

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand`,
  ),
  es: list(
    `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
    diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil`,
  ),
  fr: list(
    `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf
    vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille`,
  ),
  de: list(
    `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
    neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend`,
  ),
  it: list(
    `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette
    diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille`,
  ),
};

const CALENDAR: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
    october november december`,
  ),
  es: list(
    `lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre`,
  ),
  fr: list(
    `lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre
    novembre décembre`,
  ),
  de: list(
    `montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september
    oktober november dezember`,
  ),
  it: list(
    `lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre`,
  ),
};

const NEGATIONS: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `no not never nobody nothing none without can can't cannot don't doesn't didn't won't isn't aren't wasn't weren't couldn't
    wouldn't shouldn't mustn't haven't hasn't hadn't`,
  ),
  es: list('no ni nunca jamás nadie nada ningún ninguna ninguno sin tampoco'),
  fr: list('non pas jamais rien personne aucun aucune sans ni'),
  de: list('nein nicht nie niemals niemand nichts kein keine keinen keinem keiner keines ohne'),
  it: list('no non mai nessuno nessuna niente nulla senza né'),
};

/** Numbers, days and months, which are learned as lists. */
export const CLOSED_FIELD = byLanguage(
  (language): ReadonlySet<string> => new Set([...NUMBERS[language], ...CALENDAR[language]]),
);
/** Words that change the meaning of a phrase if they are left out, added or replaced. */
export const MEANING_CHANGING_WORDS = byLanguage(
  (language): ReadonlySet<string> => new Set([...NUMBERS[language], ...NEGATIONS[language]]),
);

/** The form of a word in the sets: lower case, with a plain apostrophe. */
export function fieldKey(text: string, language: Language): string {
  return text.toLocaleLowerCase(language).replaceAll('’', "'");
}

function list(words: string): readonly string[] {
  return words.split(/\s+/u);
}
