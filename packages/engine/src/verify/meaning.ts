/** Words that turn what a phrase means when they are left out, put in or taken for another: negations and numbers. */
import type { Evidence } from '../score/evidence.ts';
import type { Language } from '../types.ts';
import type { Verification } from './verify.ts';

const TURNING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    `no not never nobody nothing none without can can't cannot don't doesn't didn't won't isn't aren't wasn't weren't couldn't
    wouldn't shouldn't mustn't haven't hasn't hadn't zero one two three four five six seven eight nine ten eleven twelve
    thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand`,
  ),
  es: words(
    `no ni nunca jamás nadie nada ningún ninguna ninguno sin tampoco cero uno dos tres cuatro cinco seis siete ocho nueve diez
    once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta
    ochenta noventa cien ciento mil`,
  ),
  fr: words(
    `non pas jamais rien personne aucun aucune sans ni zéro deux trois quatre cinq six sept huit neuf dix onze douze treize
    quatorze quinze seize vingt trente quarante cinquante soixante cent mille`,
  ),
  de: words(
    `nein nicht nie niemals niemand nichts kein keine keinen keinem keiner keines ohne null eins zwei drei vier fünf sechs
    sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig
    fünfzig sechzig siebzig achtzig neunzig hundert tausend`,
  ),
  it: words(
    `no non mai nessuno nessuna niente nulla senza né zero due tre quattro cinque sei sette otto nove dieci undici dodici
    tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta
    ottanta novanta cento mille`,
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** How sure it is that a word of this kind is not as the text has it, 0..1. A text of one word means that word alone. */
export function turnsMeaning(evidence: Evidence, { words: verdicts, extras }: Verification): number {
  const { language, words: expected } = evidence.reference;
  const turns = (text: string | undefined) =>
    text !== undefined && TURNING_WORDS[language].has(text.toLocaleLowerCase(language).replaceAll('’', "'"));
  const sureness = (logOdds: number) => Math.min(Math.max((logOdds + 1) / 2, 0), 1);
  const ofWords = expected.map(({ text }, w) => {
    if (evidence.words[w]!.phones === undefined) return turns(text) ? 1 : 0;
    const verdict = verdicts[w];
    if (!verdict) return 0;
    return turns(text) || (verdict.isClear && turns(verdict.rival?.text)) ? sureness(verdict.logOdds) : 0;
  });
  const ofExtras = extras.map(({ text, logOdds, isClear }) =>
    isClear && turns(text) ? sureness(logOdds) : 0,
  );
  return Math.max(0, ...ofWords, ...ofExtras);
}
