import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';

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
 * Shows the browser's live transcript while the learner speaks; it does not affect the score. Without speech
 * recognition in the browser, or if it fails, nothing is shown. Phones do without it, because there it takes the
 * microphone away from the recorder.
 * @returns a function that stops it
 */
export function startLiveTranscription(
  language: TaughtLanguage,
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
      // It may not have started.
    }
  };
}
