/** ISO 639-1 codes of the languages the phrasebook is written in. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** 'casual' addresses a friend (tú, tu, du, tu), 'formal' a stranger (usted, vous, Sie, Lei). */
export const REGISTERS = ['casual', 'formal'] as const;
export type Register = (typeof REGISTERS)[number];

/** Which form the speaker uses where men and women differ: 'estoy cansado', 'estoy cansada'. */
export const SPEAKER_GENDERS = ['masculine', 'feminine'] as const;
export type SpeakerGender = (typeof SPEAKER_GENDERS)[number];
