import { type LanguageCode, LIMITS, type Register, type WordResult } from '@speak-it-now/contract';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useTexts, useUiLanguage } from '../../../i18n/texts.tsx';
import { audioPreferences } from '../../../lib/audio-preferences.ts';
import { hasValidConsent } from '../../../lib/consent-record.ts';
import { useIsMobile } from '../../../lib/mobile.ts';
import { addSessionScore } from '../../../lib/session-scores.ts';
import { unlockSpeech } from '../../../lib/speech/media-elements.ts';
import type { SpeechPurpose } from '../../../lib/speech/rates.ts';
import { cancelSpeech, speak, speakFeedbackSoon } from '../../../lib/speech/speaker.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSpeakerGender } from '../offers/speaker-gender.ts';
import {
  type ChatMessage,
  heardMessage,
  termMessage,
  tutorMessage,
  withAnswer,
  withoutFeedback,
} from './chat.ts';
import { type Drill, startDrill, withTry } from './drill.ts';
import { forgetResult, keepResult, readKeptInput, readKeptResult } from './kept-result.ts';
import {
  type LanguagePair,
  readChosenLanguages,
  startLanguages,
  storeChosenLanguages,
  withSource,
  withTarget,
} from './languages.ts';
import { clearPendingInput, readPendingInput, savePendingInput } from './pending-input.ts';
import { loadRecorder, type ScoredAttempt, useAttempt } from './use-attempt.ts';
import { useFreeAttempts } from './use-free-attempts.ts';
import { useTranslation } from './use-translation.ts';

/** A phrase with its translation, as the vocabulary offers it. */
export interface PhraseEntry extends LanguagePair {
  readonly sourceText: string;
  readonly targetText: string;
  /** The name of the place it was taken from. */
  readonly origin: string;
}

/** Everything the checker knows and does; both layouts of Home use the same one. */
function usePracticeState() {
  const { toasts } = useTexts();
  const [, navigate] = useLocation();
  const isMobile = useIsMobile();

  const uiLanguage = useUiLanguage();
  const [pending] = useState(() => readPendingInput() ?? readKeptInput());
  // Restored once: what is on the page from now on is the learner's.
  useEffect(clearPendingInput, []);
  const [chosenLanguages, setLanguages] = useState<LanguagePair | undefined>(() =>
    pending ? { source: pending.fromLanguage, target: pending.toLanguage } : readChosenLanguages(),
  );
  const languages = chosenLanguages ?? startLanguages(uiLanguage);
  const [register, setRegister] = useState<Register>('casual');
  const [text, setText] = useState(pending?.userInput ?? '');
  // Before the dialog lets held-back feedback go on: that must not be heard elsewhere.
  useEffect(() => cancelSpeech, []);
  const {
    isSubscribed,
    status,
    freeAttemptsLeft,
    isPopupOpen,
    openPopup,
    closePopup,
    countAttempt,
    onAttemptsUsedUp,
  } = useFreeAttempts(text !== '');
  const { speakerGender } = useSpeakerGender();
  const { translation, run, clear, put, chooseSpeakerForm } = useTranslation(pending?.translation ?? '');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [latest, setLatest] = useState<ScoredAttempt>();
  const [drill, setDrill] = useState<Drill>();
  const [upcoming, setUpcoming] = useState<readonly PhraseEntry[]>([]);

  const hasInput = pending !== undefined;
  useEffect(() => {
    if (hasInput) void readKeptResult().then((kept) => setLatest((current) => current ?? kept));
  }, [hasInput]);
  /** The score stands beside its own phrase, and goes with it. */
  const clearResult = () => {
    setLatest(undefined);
    forgetResult();
  };

  // What a recording needs is not part of the first load, and is there before the first Record.
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (!isBlank) loadRecorder().catch(() => undefined);
  }, [isBlank]);

  /** @returns whether it was said to its end. */
  const say = useCallback(
    async (
      words: string,
      language: LanguageCode,
      { purpose = 'practice' }: { purpose?: SpeechPurpose } = {},
    ): Promise<boolean> => {
      unlockSpeech();
      // The tutor keeps its own pace.
      const tempo = purpose === 'practice' ? audioPreferences.get().tempo : 1;
      try {
        return await speak({ text: words, language, speed: 'conversation', purpose, tempo });
      } catch (error) {
        console.warn('The text could not be spoken.', error);
        showToast({ ...toasts.speech, kind: 'destructive' });
        return false;
      }
    },
    [toasts],
  );

  const onAnswer = useCallback(
    (attempt: ScoredAttempt, isCurrent: boolean) => {
      const { response, language } = attempt;
      if (attempt.isDrill) {
        if (isCurrent) setDrill((current) => current && withTry(current, response));
      } else {
        const now = Date.now();
        const heard = heardMessage(attempt, now);
        const tutor = tutorMessage(response, language, now);
        const answer = [...(heard ? [heard] : []), ...(tutor ? [tutor] : [])];
        setMessages((before) => withAnswer(before, attempt.id, answer));
        if (isCurrent) {
          setLatest(attempt);
          const input = readPendingInput();
          if (input) keepResult({ ...input, translation: attempt.expectedTerm }, attempt);
          clearPendingInput();
        }
      }
      if (isCurrent) {
        speakFeedbackSoon({
          text: response.message,
          language: response.feedbackLanguage,
          speed: 'conversation',
          purpose: 'feedback',
        });
      }
      if (response.outcome !== 'scored') return;
      addSessionScore(response.accuracy);
      noteBestScore(attempt);
      void countAttempt();
    },
    [countAttempt],
  );
  const attempt = useAttempt(isMobile, { onAnswer, onAttemptsUsedUp });

  const translateWith = useCallback(
    (changes: Partial<LanguagePair & { register: Register; text: string }> = {}) =>
      run({ text, ...languages, register, speakerGender, ...changes }),
    [languages, register, run, speakerGender, text],
  );

  const changeLanguages = (next: LanguagePair) => {
    setLanguages(next);
    storeChosenLanguages(next);
    setUpcoming([]);
    clearResult();
    void translateWith(next);
  };
  /** What was the translation is written now, and the text that was written is said. */
  const swapLanguages = () => {
    const next = { source: languages.target, target: languages.source };
    if (translation.status !== 'translated') {
      changeLanguages(next);
      return;
    }
    setLanguages(next);
    storeChosenLanguages(next);
    setUpcoming([]);
    clearResult();
    setText(translation.text.slice(0, LIMITS.textCharacters));
    put(text.trim(), '');
  };
  const changeSource = (source: LanguageCode) => {
    const next = withSource(languages, source);
    if (next.source === languages.target && next.target === languages.source) swapLanguages();
    else changeLanguages(next);
  };
  const changeRegister = (next: Register) => {
    setRegister(next);
    clearResult();
    if (translation.status !== 'empty') void translateWith({ register: next });
  };
  const changeText = (next: string) => {
    setText(next.slice(0, LIMITS.textCharacters));
    // From here on the pair is the text's own, whatever language the page changes to.
    setLanguages(languages);
    setUpcoming([]);
    clearResult();
    clear();
  };

  /** The translation, or once translating has failed the text as typed. */
  const resolveTerm = async (): Promise<string | undefined> => {
    if (translation.status === 'translated') return translation.text;
    if (translation.status === 'error') return text.trim();
    return translateWith();
  };

  const hear = async () => {
    // Before the translation arrives: later is outside the tap.
    unlockSpeech();
    const term = await resolveTerm();
    if (term) await say(term, languages.target);
  };

  const keepInput = (translated = translation.status === 'translated' ? translation.text : '') =>
    savePendingInput({
      userInput: text,
      translation: translated,
      fromLanguage: languages.source,
      toLanguage: languages.target,
    });

  /** Whether there is an agreement and an attempt left; where one is missing the way to it is shown. */
  const mayRecord = (): boolean => {
    if (!hasValidConsent(isSubscribed, Date.now())) {
      keepInput();
      navigate(paths.consent);
      return false;
    }
    if (status?.needsSubscription) {
      keepInput();
      openPopup();
      return false;
    }
    return true;
  };

  const record = async () => {
    if (attempt.isBusy) return;
    cancelSpeech();
    unlockSpeech();
    if (!mayRecord()) return;
    if (isBlank) {
      showToast({ title: toasts.recording.title, text: toasts.recording.noTerm, kind: 'destructive' });
      return;
    }
    keepInput();
    const term = await resolveTerm();
    if (!term) return;
    keepInput(translation.status === 'error' ? '' : term);
    const message = termMessage(term, languages.target, Date.now());
    setMessages((before) => [...withoutFeedback(before), message]);
    clearResult();
    setDrill(undefined);
    await attempt.record({
      id: message.id,
      expectedTerm: term,
      language: languages.target,
      isDrill: false,
    });
  };

  const beginDrill = (word: WordResult, language: LanguageCode) => {
    cancelSpeech();
    attempt.reset();
    setDrill(startDrill(word, language));
  };
  const endDrill = () => {
    cancelSpeech();
    attempt.reset();
    setDrill(undefined);
  };
  /** The model says the word, then the microphone opens for it alone. */
  const tryDrill = async (current: Drill) => {
    if (attempt.isBusy) return;
    cancelSpeech();
    unlockSpeech();
    if (!mayRecord()) return;
    if (!(await say(current.word, current.language))) return;
    await attempt.record({
      id: current.word,
      expectedTerm: current.word,
      language: current.language,
      isDrill: true,
    });
  };

  /**
   * Puts an entry with its translation into the checker; what came of the one before leaves the stage. What is still
   * judged then is told in the chat alone.
   */
  const chooseEntry = (entry: PhraseEntry, following: readonly PhraseEntry[] = []) => {
    cancelSpeech();
    clearPendingInput();
    attempt.reset();
    setDrill(undefined);
    clearResult();
    setLanguages({ source: entry.source, target: entry.target });
    setText(entry.sourceText);
    put(entry.targetText, entry.origin);
    setUpcoming(following);
  };
  /** The next of the list that the phrase was chosen from, round and round; without one, room for a new phrase. */
  const next = () => {
    if (attempt.isBusy) return;
    const [entry, ...following] = upcoming;
    if (entry) {
      chooseEntry(entry, [...following, entry]);
      return;
    }
    endDrill();
    changeText('');
  };

  return {
    languages,
    setSource: changeSource,
    swapLanguages,
    setTarget: (target: LanguageCode) => changeLanguages(withTarget(languages, target)),
    register,
    setRegister: changeRegister,
    text,
    setText: changeText,
    isBlank,
    translation,
    translate: () => void translateWith(),
    /** Types an example and translates it. */
    startWith: (example: string) => {
      setText(example);
      setLanguages(languages);
      void translateWith({ ...languages, text: example });
    },
    chooseSpeakerForm,
    practiseAsTyped: (origin: string) => put(text.trim(), origin),
    chooseEntry,
    next,
    /** What `next` goes on to; undefined when it makes room for a new phrase. */
    nextEntry: upcoming[0],
    say: (...spoken: Parameters<typeof say>) => void say(...spoken),
    /** The same, for what goes on once it was said. */
    sayToEnd: say,
    hear: () => void hear(),
    recording: attempt.state,
    isBusy: attempt.isBusy,
    record: () => void record(),
    stop: () => attempt.stop(),
    /** For somebody who turns to something else on the page while the microphone is open. */
    stopUnseen: attempt.stopUnseen,
    unsent: attempt.unsent,
    sendAgain: () => attempt.unsent && void attempt.send(attempt.unsent),
    messages,
    latest,
    drill,
    beginDrill,
    endDrill,
    tryDrill: () => drill && void tryDrill(drill),
    status,
    freeAttemptsLeft,
    isPopupOpen,
    closePopup,
    isMobile,
  };
}

/** The vocabulary shows it; the code for that need not be there before the first score. */
function noteBestScore({ expectedTerm, language, response }: ScoredAttempt): void {
  import('../../../lib/best-scores.ts').then(
    ({ noteScore }) => noteScore(language, expectedTerm, response.accuracy),
    (error: unknown) => console.warn('The score could not be kept for the vocabulary.', error),
  );
}

export type Practice = ReturnType<typeof usePracticeState>;

const PracticeContext = createContext<Practice | undefined>(undefined);

export function PracticeProvider({ children }: { readonly children: ReactNode }) {
  return <PracticeContext value={usePracticeState()}>{children}</PracticeContext>;
}

export function usePractice(): Practice {
  const practice = use(PracticeContext);
  if (!practice) throw new Error('usePractice needs a PracticeProvider above it.');
  return practice;
}
