import { LIMITS, type WordResult } from '@speak-it-now/contract';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../components/ui/button.tsx';
import { consentBefore } from '../config/paths.ts';
import {
  useSessionStatus,
  useSetSessionStatus,
  useTrackAttempt,
} from '../features/practice/api/session-status.ts';
import { FixFirst } from '../features/practice/components/fix-first.tsx';
import { JudgedWords } from '../features/practice/components/judged-words.tsx';
import { LevelMeter } from '../features/practice/components/level-meter.tsx';
import { NotJudged } from '../features/practice/components/not-judged.tsx';
import { Explanation } from '../features/practice/components/problem.tsx';
import { Score } from '../features/practice/components/score.tsx';
import { ScoredOn } from '../features/practice/components/scored-on.tsx';
import { type ScoredAttempt, useAttempt } from '../features/practice/state/use-attempt.ts';
import { useDecoded } from '../features/practice/state/use-decoded.ts';
import { useTexts } from '../i18n/texts.tsx';
import { hasValidConsent } from '../lib/consent-record.ts';
import { useIsSubscribed } from '../lib/current-user.ts';
import { useIsMobile } from '../lib/mobile.ts';
import type { JudgedAttempt, Recorder, RecordingKit } from '../lib/recording-kit.ts';
import { addSessionScore } from '../lib/session-scores.ts';
import { unlockSpeech } from '../lib/speech/media-elements.ts';
import { playRecording } from '../lib/speech/recording-player.ts';
import { cancelSpeech } from '../lib/speech/speaker.ts';

/** Recording and judging from the practice feature, for the review and the drills. */
export const recordingKit: RecordingKit = { useRecorder, Level: LevelMeter, Problem: Explanation, Result };

function useRecorder(onAnswer: (attempt: JudgedAttempt) => void): Recorder {
  const isMobile = useIsMobile();
  const isSubscribed = useIsSubscribed();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const status = useSessionStatus(true);
  const isUsedUp = status?.needsSubscription ?? false;
  const setStatus = useSetSessionStatus();
  const trackAttempt = useTrackAttempt();

  const onScored = useCallback(
    ({ id, audio, language, response }: ScoredAttempt) => {
      if (response.outcome === 'scored') {
        addSessionScore(response.accuracy);
        void trackAttempt();
      }
      onAnswer({ itemId: id, audio, language, response });
    },
    [onAnswer, trackAttempt],
  );
  const onAttemptsUsedUp = useCallback(() => {
    setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true });
    // Says when the next attempt is available.
    void trackAttempt();
  }, [setStatus, trackAttempt]);
  const { state, isBusy, record, stop, reset, unsent, send } = useAttempt(isMobile, {
    onAnswer: onScored,
    onAttemptsUsedUp,
  });

  return {
    state,
    isBusy,
    record: (item, language) => {
      if (isBusy || isUsedUp) return false;
      cancelSpeech();
      unlockSpeech();
      if (!hasValidConsent(isSubscribed, Date.now())) {
        navigate(consentBefore(pathname, search));
        return false;
      }
      void record({ id: item.id, expectedTerm: item.text, language, isDrill: false });
      return true;
    },
    stop: () => stop(),
    reset,
    sendAgain: unsent && (() => void send(unsent)),
    isUsedUp,
    nextFreeAt: status?.nextAttemptAt,
    checkAgain: () => void trackAttempt(),
  };
}

/** The score, the words and the sounds of the selected word. */
function Result({
  attempt,
  onHear,
}: {
  readonly attempt: JudgedAttempt;
  readonly onHear: (text: string) => void;
}) {
  const { result } = useTexts();
  const { response, language, audio } = attempt;
  const recording = useDecoded(audio);
  const [openIndex, setOpenIndex] = useState<number>();
  const play =
    recording &&
    ((word?: WordResult) => {
      playRecording(recording, word && { span: word }).catch((error: unknown) =>
        console.warn('The recording could not be played.', error),
      );
    });
  return (
    <section aria-label={result.label} className="animate-arrive">
      {response.outcome === 'scored' ? (
        <>
          <Score response={response} />
          <ScoredOn response={response} />
          <FixFirst response={response} language={language} onHear={(word) => onHear(word.text)} />
        </>
      ) : (
        <NotJudged response={response} />
      )}
      {play && (
        <div className="mt-4">
          <Button variant="mine" icon="play" onClick={() => play()}>
            {result.playMine}
          </Button>
        </div>
      )}
      {response.outcome === 'scored' && (
        <JudgedWords
          response={response}
          language={language}
          openIndex={openIndex}
          onOpen={setOpenIndex}
          onPlayMine={play}
          onPlayModel={(word) => onHear(word.text)}
        />
      )}
    </section>
  );
}
