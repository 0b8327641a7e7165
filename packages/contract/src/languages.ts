/** The five languages of the product, by ISO 639-1 code, in the order the selects show them. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** `name` is English, `wireName` is the original API's spelling, `endonym` is what speakers call their language. */
export const LANGUAGES: Record<
  LanguageCode,
  { name: string; wireName: string; endonym: string; bcp47: string }
> = {
  en: { name: 'English', wireName: 'english', endonym: 'English', bcp47: 'en-US' },
  es: { name: 'Spanish', wireName: 'spanish', endonym: 'Español', bcp47: 'es-ES' },
  fr: { name: 'French', wireName: 'french', endonym: 'Français', bcp47: 'fr-FR' },
  de: { name: 'German', wireName: 'german', endonym: 'Deutsch', bcp47: 'de-DE' },
  it: { name: 'Italian', wireName: 'italian', endonym: 'Italiano', bcp47: 'it-IT' },
};

/** Accents that learners may choose to see and hear, the default first. Scores accept all of them. */
export const ACCENTS = {
  en: ['en-US', 'en-GB'],
  es: ['es-ES', 'es-419'],
} as const satisfies Partial<Record<LanguageCode, readonly string[]>>;
export type Accent = (typeof ACCENTS)[keyof typeof ACCENTS][number];

/** None for languages in which there is no choice. */
export const accentsOf = (language: LanguageCode): readonly Accent[] =>
  language === 'en' || language === 'es' ? ACCENTS[language] : [];

/** When the source becomes equal to the target, the target moves to the first other language in this order. */
export const TARGET_FALLBACK_ORDER: readonly LanguageCode[] = ['es', 'en', 'fr', 'de', 'it'];

/**
 * Reads 'spanish', 'Spanish', 'es', 'es-MX' or 'es_419'.
 * @returns the ISO 639-1 code, or undefined for other languages.
 */
export function parseLanguage(value: string): LanguageCode | undefined {
  const key = value.trim().toLowerCase();
  const byName = LANGUAGE_CODES.find((code) => LANGUAGES[code].wireName === key);
  if (byName) return byName;
  const primary = key.split(/[-_]/, 1)[0];
  return LANGUAGE_CODES.find((code) => code === primary);
}

/** How people are addressed: 'casual' (tú, tu, du, tu) or 'formal' (usted, vous, Sie, Lei). */
export const REGISTERS = ['casual', 'formal'] as const;
export type Register = (typeof REGISTERS)[number];

/** Which form the learner uses where men and women differ: 'estoy cansado', 'estoy cansada'. */
export const SPEAKER_GENDERS = ['masculine', 'feminine'] as const;
export type SpeakerGender = (typeof SPEAKER_GENDERS)[number];

export const isSpeakerGender = (value: unknown): value is SpeakerGender =>
  SPEAKER_GENDERS.some((gender) => gender === value);
