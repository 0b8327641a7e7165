import type { Language } from '../../../packages/engine/src/node.ts';

/** Numbers, days and months: short words that a learner says early, and that are easily taken for each other. */
export const CLOSED_LISTS: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand monday
    tuesday wednesday thursday friday saturday sunday january february march april may june july august september
    october november december`,
  ),
  es: list(
    `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil lunes martes
    miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre`,
  ),
  fr: list(
    `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-
    huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre
    octobre novembre décembre`,
  ),
  de: list(
    `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend
    montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august
    september oktober november dezember`,
  ),
  it: list(
    `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille
    lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
    agosto settembre ottobre novembre dicembre`,
  ),
};

function list(words: string): readonly string[] {
  return words.split(/\s+/u);
}
