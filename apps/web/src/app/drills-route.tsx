import { type LanguageCode, LIMITS } from '@speak-it-now/contract';
import { useCallback } from 'react';
import { DrillsPage } from '../features/drills/drills-page.tsx';
import type { DrillAttempt, DrillRecorder, DrillRecorderKit } from '../features/drills/recorder-kit.ts';
import {
  useSessionStatus,
  useSetSessionStatus,
  useTrackAttempt,
} from '../features/practice/api/session-status.ts';
import { LevelMeter } from '../features/practice/components/level-meter.tsx';
import { type ScoredAttempt, useAttempt } from '../features/practice/state/use-attempt.ts';
import { useIsMobile } from '../lib/mobile.ts';
import { addSessionScore } from '../lib/session-scores.ts';

/** The drills record and judge with what the practice feature has for it. */
const kit: DrillRecorderKit = { useRecorder, Level: LevelMeter };

export default function DrillsRoute() {
  return <DrillsPage kit={kit} />;
}

function useRecorder(onAnswer: (attempt: DrillAttempt) => void): DrillRecorder {
  const isMobile = useIsMobile();
  const status = useSessionStatus(true);
  const setStatus = useSetSessionStatus();
  const trackAttempt = useTrackAttempt();

  const onScored = useCallback(
    ({ expectedTerm, response }: ScoredAttempt) => {
      if (response.outcome === 'scored') {
        addSessionScore(response.accuracy);
        void trackAttempt();
      }
      onAnswer({ text: expectedTerm, response });
    },
    [onAnswer, trackAttempt],
  );
  const onAttemptsUsedUp = useCallback(
    () => setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true }),
    [setStatus],
  );
  const attempt = useAttempt(isMobile, { onAnswer: onScored, onAttemptsUsedUp });
  return {
    state: attempt.state,
    isBusy: attempt.isBusy,
    record: (text: string, language: LanguageCode) =>
      void attempt.record({ expectedTerm: text, language, isDrill: false }),
    stop: () => attempt.stop(),
    isUsedUp: status?.needsSubscription ?? false,
  };
}
