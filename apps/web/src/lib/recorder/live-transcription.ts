import { LANGUAGES, type LanguageCode } from '@speak-it-now/contract';

interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Chromium 139 and later: never leaves the machine. */
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  }
}

/**
 * Shows what the browser believes to hear while somebody speaks; it has no part in the score. Where the browser has
 * no recognition, or it fails, nothing happens. On phones the recognition takes the microphone away from the
 * recording, so it is left out there. @returns a function that ends it.
 */
export function startLiveTranscription(
  language: LanguageCode,
  isMobile: boolean,
  onText: (text: string) => void,
): () => void {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recognition || isMobile) return () => undefined;
  let recognition: Recognition | undefined;
  let isOver = false;
  const begin = async () => {
    const lang = LANGUAGES[language].bcp47;
    const local = await Recognition.available?.({ langs: [lang], processLocally: true }).catch(
      () => undefined,
    );
    if (isOver) return;
    recognition = new Recognition();
    recognition.lang = lang;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (local === 'available') recognition.processLocally = true;
    recognition.onresult = ({ results }) => {
      const text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      if (!isOver && text.trim() !== '') onText(text.replace(/\s+/g, ' ').trim());
    };
    recognition.onerror = () => undefined;
    recognition.start();
  };
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    if (recognition) recognition.onresult = null;
    try {
      recognition?.abort();
    } catch {
      // A recognition that never started has nothing to end.
    }
  };
}
