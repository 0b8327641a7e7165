import { hasActiveSubscription, type LanguageCode, LIMITS, type Register } from '@speak-it-now/contract';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { hasValidConsent } from '../../../lib/consent-record.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { useIsMobile } from '../../../lib/mobile.ts';
import { addSessionScore } from '../../../lib/session-scores.ts';
import type { SpeechPurpose, Speed } from '../../../lib/speech/rates.ts';
import {
  cancelSpeech,
  pauseFeedback,
  resumeFeedback,
  speak,
  speakFeedbackSoon,
} from '../../../lib/speech/speaker.ts';
import { unlockSpeech } from '../../../lib/speech/utterance-players.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSessionStatus, useSetSessionStatus, useTrackAttempt } from '../api/session-status.ts';
import { type ChatMessage, heardMessage, termMessage, tutorMessage, withoutFeedback } from './chat.ts';
import { DEFAULT_LANGUAGES, type LanguagePair, withSource, withTarget } from './languages.ts';
import { clearPendingInput, readPendingInput, savePendingInput } from './pending-input.ts';
import { type ScoredAttempt, useAttempt } from './use-attempt.ts';
import { useTranslation } from './use-translation.ts';

/** Everything the checker knows and does; both layouts of Home use the same one. */
function usePracticeState() {
  const { toasts } = useTexts();
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const isSubscribed = user ? hasActiveSubscription(user) : false;
  const isMobile = useIsMobile();
  const setStatus = useSetSessionStatus();
  const trackAttempt = useTrackAttempt();

  const [pending] = useState(readPendingInput);
  // Restored once: what is on the page from now on is the learner's.
  useEffect(clearPendingInput, []);
  const [languages, setLanguages] = useState<LanguagePair>(
    pending ? { source: pending.fromLanguage, target: pending.toLanguage } : DEFAULT_LANGUAGES,
  );
  const [register, setRegister] = useState<Register>('casual');
  const [text, setText] = useState(pending?.userInput ?? '');
  const status = useSessionStatus(text !== '');
  const { translation, run, clear, put } = useTranslation(pending?.translation ?? '');
  const [speed, setSpeed] = useState<Speed>('conversation');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [latest, setLatest] = useState<ScoredAttempt>();
  const [isPopupOpen, setPopupOpen] = useState(false);
  const popupTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const openPopup = useCallback(() => {
    pauseFeedback();
    setPopupOpen(true);
  }, []);
  const closePopup = useCallback(() => {
    setPopupOpen(false);
    resumeFeedback();
  }, []);
  useEffect(
    () => () => {
      clearTimeout(popupTimer.current);
      cancelSpeech();
      resumeFeedback();
    },
    [],
  );

  const say = useCallback(
    (words: string, language: LanguageCode, purpose: SpeechPurpose = 'practice') => {
      speak({ text: words, language, speed, purpose }).catch((error: unknown) => {
        console.warn('The text could not be spoken.', error);
        showToast({ ...toasts.speech, kind: 'destructive' });
      });
    },
    [speed, toasts],
  );

  const onAnswer = useCallback(
    (attempt: ScoredAttempt) => {
      const { response, language } = attempt;
      const now = Date.now();
      const heard = heardMessage(response, language, now);
      setMessages((before) => [...before, ...(heard ? [heard] : []), tutorMessage(response, now)]);
      setLatest(attempt);
      clearPendingInput();
      speakFeedbackSoon({ text: response.message, language: 'en', speed, purpose: 'feedback' });
      if (response.outcome !== 'scored') return;
      addSessionScore(response.accuracy);
      void trackAttempt().then((tracked) => {
        if (tracked && tracked.attempts >= LIMITS.freeAttempts && tracked.needsSubscription) {
          popupTimer.current = setTimeout(openPopup, LIMITS.popupDelayMs);
        }
      });
    },
    [openPopup, speed, trackAttempt],
  );
  const onAttemptsUsedUp = useCallback(() => {
    setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true });
    openPopup();
  }, [openPopup, setStatus]);
  const attempt = useAttempt(isMobile, { onAnswer, onAttemptsUsedUp });

  const translateWith = useCallback(
    (changes: Partial<LanguagePair & { register: Register; text: string }> = {}) =>
      run({ text, ...languages, register, ...changes }),
    [languages, register, run, text],
  );

  const changeLanguages = (next: LanguagePair) => {
    setLanguages(next);
    void translateWith(next);
  };
  const changeRegister = (next: Register) => {
    setRegister(next);
    if (translation.status !== 'empty') void translateWith({ register: next });
  };
  const changeText = (next: string) => {
    setText(next.slice(0, LIMITS.textCharacters));
    clear();
  };

  /** The translation, or once translating has failed the text as typed. */
  const resolveTerm = async (): Promise<string | undefined> => {
    if (translation.status === 'translated') return translation.text;
    if (translation.status === 'error') return text.trim();
    return translateWith();
  };

  const hear = async () => {
    const term = await resolveTerm();
    if (term) say(term, languages.target);
  };

  const record = async () => {
    if (attempt.isBusy) return;
    cancelSpeech();
    unlockSpeech();
    const keepInput = (translated = translation.status === 'translated' ? translation.text : '') =>
      savePendingInput({
        userInput: text,
        translation: translated,
        fromLanguage: languages.source,
        toLanguage: languages.target,
      });
    if (!hasValidConsent(isSubscribed, Date.now())) {
      keepInput();
      navigate(paths.consent);
      return;
    }
    if (status?.needsSubscription) {
      keepInput();
      openPopup();
      return;
    }
    if (text.trim() === '') {
      showToast({ title: toasts.recording.title, text: toasts.recording.noTerm, kind: 'destructive' });
      return;
    }
    keepInput();
    const term = await resolveTerm();
    if (!term) return;
    keepInput(translation.status === 'error' ? '' : term);
    const message = termMessage(term, languages.target, Date.now());
    setMessages((before) => [...withoutFeedback(before), message]);
    setLatest(undefined);
    await attempt.record(term, languages.target);
  };

  /** Puts an entry with its translation into the checker. */
  const chooseEntry = (entry: LanguagePair & { sourceText: string; targetText: string; origin: string }) => {
    setLanguages({ source: entry.source, target: entry.target });
    setText(entry.sourceText);
    put(entry.targetText, entry.origin);
  };

  return {
    languages,
    setSource: (source: LanguageCode) => changeLanguages(withSource(languages, source)),
    setTarget: (target: LanguageCode) => changeLanguages(withTarget(languages, target)),
    register,
    setRegister: changeRegister,
    text,
    setText: changeText,
    isBlank: text.trim() === '',
    translation,
    translate: () => void translateWith(),
    /** Types an English example and translates it. */
    startWith: (example: string) => {
      const pair = withSource(languages, 'en');
      setLanguages(pair);
      setText(example);
      void translateWith({ ...pair, text: example });
    },
    practiseAsTyped: (origin: string) => put(text.trim(), origin),
    chooseEntry,
    speed,
    setSpeed,
    say,
    hear: () => void hear(),
    recording: attempt.state,
    isBusy: attempt.isBusy,
    record: () => void record(),
    stop: () => attempt.stop(),
    unsent: attempt.unsent,
    sendAgain: () => attempt.unsent && void attempt.send(attempt.unsent),
    messages,
    latest,
    status,
    isPopupOpen,
    closePopup,
    isMobile,
  };
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
