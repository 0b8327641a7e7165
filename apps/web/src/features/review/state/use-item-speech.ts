import type { TranslatedLanguage } from '@speak-it-now/languages';
import { useCallback, useEffect } from 'react';
import { showSpeechFailure } from '../../../i18n/failure.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { unlockSpeech } from '../../../lib/speech/media-elements.ts';
import type { Speed } from '../../../lib/speech/rates.ts';
import { automaticSpeechMuted, cancelSpeech, speak } from '../../../lib/speech/speaker.ts';

/** Speaks items; leaving the page stops it. */
export function useItemSpeech(language: TranslatedLanguage) {
  const texts = useTexts();
  useEffect(() => cancelSpeech, []);

  /** After a press. @returns whether it was played to the end */
  const speakText = useCallback(
    async (text: string, speed: Speed = 'conversation'): Promise<boolean> => {
      unlockSpeech();
      try {
        return await speak({ text, language, speed, purpose: 'practice' });
      } catch (error) {
        showSpeechFailure(error, texts);
        return false;
      }
    },
    [language, texts],
  );

  /** Automatically: not while muted, nor before the first tap, because browsers allow no sound then. */
  const speakAutomatically = useCallback(
    async (text: string): Promise<boolean> => {
      if (automaticSpeechMuted.get() || !(navigator.userActivation?.hasBeenActive ?? true)) return false;
      try {
        return await speak({ text, language, speed: 'conversation', purpose: 'practice' });
      } catch (error) {
        console.warn('The text could not be spoken by itself.', error);
        return false;
      }
    },
    [language],
  );
  return { speak: speakText, speakAutomatically };
}
