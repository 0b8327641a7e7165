import type { LanguageCode } from '../../languages.ts';

/** Contracts and elides neighboring words, and removes double spaces. */
export function contracted(text: string, language: LanguageCode): string {
  const spaced = text.replace(/ {2,}/g, ' ').trim();
  if (language === 'de') return spaced.replace(/\bfür das(?=$| (?:k?eine?[nmr]?|nicht|viel)\b)/u, 'dafür');
  if (language === 'es') {
    return spaced.replace(/\bcon mí(?!\p{L})/gu, 'conmigo').replace(/\bcon ti(?!\p{L})/gu, 'contigo');
  }
  if (language === 'it') {
    return spaced.replace(/\b(d)ove è(?!\p{L})/giu, "$1ov'è").replace(/anta (?=anni\b)/g, "ant'");
  }
  if (language !== 'fr') return spaced;
  return spaced
    .replace(/(?<!\p{L})(je|ce) (?=[aeiouyéèêàâîôh])/giu, (_, lead: string) => `${lead[0]}'`)
    .replace(/(?<!\p{L})de (?=[aeiouéèêàâîôœ])/gu, "d'")
    .replace(/(?<!\p{L})que (?=(?:ils?|elles?|eux|on|une?)\b)/gu, "qu'");
}
