import type { TaughtLanguage } from '@speak-it-now/languages';
import { useCallback } from 'react';
import { showSpeechFailure } from '../../../i18n/failure.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { audioPreferences } from '../../../lib/speech/audio-preferences.ts';
import { unlockSpeech } from '../../../lib/speech/media-elements.ts';
import type { SpeechPurpose, Speed } from '../../../lib/speech/rates.ts';
import { speak } from '../../../lib/speech/speaker.ts';

/** Speaks a text at the chosen tempo; a failure is shown as a toast. @returns whether it was played to the end */
type Speak = (
  words: string,
  language: TaughtLanguage,
  options?: { readonly purpose?: SpeechPurpose; readonly speed?: Speed },
) => Promise<boolean>;

export function useSpeak(): Speak {
  const texts = useTexts();
  return useCallback(
    async (words, language, { purpose = 'practice', speed = 'conversation' } = {}) => {
      unlockSpeech();
      // The tutor's speed does not follow the tempo.
      const tempo = purpose === 'practice' ? audioPreferences.get().tempo : 1;
      try {
        return await speak({ text: words, language, speed, purpose, tempo });
      } catch (error) {
        showSpeechFailure(error, texts);
        return false;
      }
    },
    [texts],
  );
}
