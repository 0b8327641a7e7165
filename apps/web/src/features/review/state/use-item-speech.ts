import type { TranslatedLanguage } from '@speak-it-now/languages';
import { useCallback, useEffect } from 'react';
import { useSpeakAloud } from '../../../components/learning/use-speak-aloud.ts';
import type { Speed } from '../../../lib/speech/rates.ts';
import { automaticSpeechMuted, cancelSpeech, speak } from '../../../lib/speech/speaker.ts';

/** Speaks items; leaving the page stops it. */
export function useItemSpeech(language: TranslatedLanguage) {
  const speakAloud = useSpeakAloud();
  useEffect(() => cancelSpeech, []);

  /** After a press. @returns whether it was played to the end */
  const speakText = useCallback(
    (text: string, speed: Speed = 'conversation') => speakAloud({ text, language, speed }),
    [language, speakAloud],
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
