export {
  REGISTERS,
  type Register,
  SPEAKER_GENDERS,
  type SpeakerGender,
  TRANSLATED_LANGUAGES as LANGUAGE_CODES,
  type TranslatedLanguage as LanguageCode,
} from '@speak-it-now/languages';
