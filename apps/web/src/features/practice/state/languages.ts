import { LANGUAGE_CODES, type LanguageCode, TARGET_FALLBACK_ORDER } from '@speak-it-now/contract';

export interface LanguagePair {
  readonly source: LanguageCode;
  readonly target: LanguageCode;
}

export const DEFAULT_LANGUAGES: LanguagePair = { source: 'en', target: 'es' };

/** What the target select offers: every language but the source. */
export function targetChoices(source: LanguageCode): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code !== source);
}

/** When the source becomes the target, the target moves to the first other language of the fallback order. */
export function withSource(pair: LanguagePair, source: LanguageCode): LanguagePair {
  if (source !== pair.target) return { source, target: pair.target };
  const target = TARGET_FALLBACK_ORDER.find((code) => code !== source);
  return { source, target: target ?? pair.source };
}

/** Equal languages are refused: the pair stays as it was. */
export function withTarget(pair: LanguagePair, target: LanguageCode): LanguagePair {
  return target === pair.source ? pair : { source: pair.source, target };
}
