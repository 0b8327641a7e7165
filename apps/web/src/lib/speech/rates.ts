import { SPEECH_RATES } from '@speak-it-now/contract';
import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';

export type Speed = keyof typeof SPEECH_RATES;
export type SpeechPurpose = 'practice' | 'feedback';

/**
 * The rate for a text; 1 is the voice's own speed. English feedback is always 1.1, so that slowing down the model does
 * not slow down the tutor.
 */
export function speechRate(options: {
  text: string;
  language: TaughtLanguage;
  speed: Speed;
  purpose: SpeechPurpose;
}): number {
  const { text, language, speed, purpose } = options;
  const multipliers = LANGUAGES[language].taught.rates;
  if (purpose === 'feedback') {
    return language === 'en' ? multipliers.feedback : SPEECH_RATES[speed] * multipliers.feedback;
  }
  const isSingleWord = !/\s/.test(text.trim());
  return SPEECH_RATES[speed] * (isSingleWord ? multipliers.word : multipliers.phrase);
}
