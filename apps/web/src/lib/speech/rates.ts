import { type LanguageCode, SPEECH_RATES } from '@speak-it-now/contract';

export type Speed = keyof typeof SPEECH_RATES;
export type SpeechPurpose = 'practice' | 'feedback';

/** Multipliers of the base rate: for a single word, for a phrase, and inside feedback. */
const MULTIPLIERS: Record<LanguageCode, { word: number; phrase: number; feedback: number }> = {
  en: { word: 1, phrase: 1, feedback: 1.1 },
  es: { word: 0.9, phrase: 0.9, feedback: 0.9 },
  fr: { word: 0.78, phrase: 0.8, feedback: 0.82 },
  de: { word: 0.95, phrase: 1, feedback: 1.05 },
  it: { word: 0.9, phrase: 0.9, feedback: 0.9 },
};

/**
 * The rate for a text; 1 is the voice's own speed. English feedback is always 1.1, so that slowing down the model does
 * not slow down the tutor.
 */
export function speechRate(options: {
  text: string;
  language: LanguageCode;
  speed: Speed;
  purpose: SpeechPurpose;
}): number {
  const { text, language, speed, purpose } = options;
  const multipliers = MULTIPLIERS[language];
  if (purpose === 'feedback') {
    return language === 'en' ? multipliers.feedback : SPEECH_RATES[speed] * multipliers.feedback;
  }
  const isSingleWord = !/\s/.test(text.trim());
  return SPEECH_RATES[speed] * (isSingleWord ? multipliers.word : multipliers.phrase);
}
