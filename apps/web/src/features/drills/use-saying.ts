import { type Drill, hasActiveSubscription } from '@speak-it-now/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { hasValidConsent } from '../../lib/consent-record.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { unlockSpeech } from '../../lib/speech/media-elements.ts';
import { cancelSpeech, speak } from '../../lib/speech/speaker.ts';
import { showToast } from '../../lib/toasts.ts';
import type { DrillAttempt, DrillRecorderKit } from './recorder-kit.ts';
import { scoreOfSound } from './sounds/score.ts';
import { useDrillsTexts } from './texts/index.ts';

/** Hearing and saying the texts of one drill, one at a time. */
export function useSaying(drill: Drill, { useRecorder, Level }: DrillRecorderKit) {
  const { drill: texts } = useDrillsTexts();
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const [activeText, setActiveText] = useState<string>();
  const [latest, setLatest] = useState<ReadonlyMap<string, DrillAttempt>>(new Map());
  const [accuracies, setAccuracies] = useState<readonly number[]>([]);
  useEffect(() => cancelSpeech, []);

  const onAnswer = useCallback(
    (attempt: DrillAttempt) => {
      setLatest((before) => new Map(before).set(attempt.text, attempt));
      const score = scoreOfSound(attempt.response, drill.symbols);
      if (score) setAccuracies((before) => [...before, score.accuracy]);
    },
    [drill.symbols],
  );
  const recorder = useRecorder(onAnswer);

  return {
    activeText,
    state: recorder.state,
    isBusy: recorder.isBusy,
    isUsedUp: recorder.isUsedUp,
    latest,
    /** The sound's accuracy in each scored attempt of this drill that held it. */
    accuracies,
    Level,
    stop: () => recorder.stop(),
    hear: (text: string) => {
      unlockSpeech();
      speak({ text, language: drill.language, speed: 'conversation', purpose: 'practice' }).catch(
        (error: unknown) => {
          console.warn('The text could not be spoken.', error);
          showToast({ title: texts.speechFailed, text: '', kind: 'destructive' });
        },
      );
    },
    record: (text: string) => {
      if (recorder.isBusy) return;
      cancelSpeech();
      unlockSpeech();
      if (!hasValidConsent(user ? hasActiveSubscription(user) : false, Date.now())) {
        navigate(paths.consentForDrills);
        return;
      }
      setActiveText(text);
      recorder.record(text, drill.language);
    },
  };
}

export type Saying = ReturnType<typeof useSaying>;
