import type { LanguageCode } from './languages.ts';

/** How sentences about an opinion begin: `read` finds the opening in a text, `said` is written before a translation. */
const OPENERS: Record<LanguageCode, { read: RegExp; said: string }> = {
  en: { read: /^(?:i (?:think|believe|guess|find)(?: that)?|in my (?:opinion|view),?) /i, said: 'I think ' },
  es: { read: /^(?:(?:creo|pienso|me parece) que|en mi opini[oó]n,?) /i, said: 'Creo que ' },
  fr: { read: /^(?:je (?:crois|pense|trouve) (?:que |qu')|[àa] mon avis,? )/i, said: 'Je crois que ' },
  de: { read: /^ich (?:glaube|denke),? (?!nicht\b|dass\b)/i, said: 'Ich glaube, ' },
  it: { read: /^(?:secondo me|a mio parere|a mio avviso),? /i, said: 'Secondo me ' },
};
const MIN_WORDS = 2;

/** The text without its 'I think'; undefined for a question and for a text without such an opening. */
export function withoutOpinion(text: string, language: LanguageCode): string | undefined {
  const lead = OPENERS[language].read.exec(text)?.[0];
  if (lead === undefined || text.includes('?')) return undefined;
  const thought = text.slice(lead.length);
  return thought.split(/\s+/).length < MIN_WORDS ? undefined : thought;
}

/** The statement as an opinion. After the openings used here, each language keeps the word order of a main clause. */
export function opinion(statement: string, language: LanguageCode): string | undefined {
  if (/[?!¿¡]/.test(statement)) return undefined;
  const text = OPENERS[language].said + statement;
  return language === 'fr' ? text.replace(/^(Je crois qu)e (?=[aeiouyéèêàâîôh])/i, "$1'") : text;
}
