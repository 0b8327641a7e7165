import { LIMITS } from '@speak-it-now/contract';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import {
  useSessionStatus,
  useSetSessionStatus,
  useTrackAttempt,
} from '../features/practice/api/session-status.ts';
import { JudgedWords } from '../features/practice/components/judged-words.tsx';
import { LevelMeter } from '../features/practice/components/level-meter.tsx';
import { NotJudged } from '../features/practice/components/not-judged.tsx';
import { Explanation } from '../features/practice/components/problem.tsx';
import { Score } from '../features/practice/components/score.tsx';
import { type ScoredAttempt, useAttempt } from '../features/practice/state/use-attempt.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useIsMobile } from '../lib/mobile.ts';
import type { JudgedAttempt, Recorder, RecordingKit } from '../lib/recording-kit.ts';
import { addSessionScore } from '../lib/session-scores.ts';
import { decodeRecording, playRecording } from '../lib/speech/recording-player.ts';

/** The review and the drills record and judge with what the practice feature has for it. */
export const recordingKit: RecordingKit = { useRecorder, Level: LevelMeter, Problem: Explanation, Result };

function useRecorder(onAnswer: (attempt: JudgedAttempt) => void): Recorder {
  const isMobile = useIsMobile();
  const status = useSessionStatus(true);
  const setStatus = useSetSessionStatus();
  const trackAttempt = useTrackAttempt();
  const itemId = useRef('');

  const onScored = useCallback(
    ({ audio, language, response }: ScoredAttempt) => {
      if (response.outcome === 'scored') {
        addSessionScore(response.accuracy);
        void trackAttempt();
      }
      onAnswer({ itemId: itemId.current, audio, language, response });
    },
    [onAnswer, trackAttempt],
  );
  const onAttemptsUsedUp = useCallback(() => {
    setStatus({ attempts: LIMITS.freeAttempts, needsSubscription: true });
    // Says when the next one comes.
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
      itemId.current = item.id;
      void record({ expectedTerm: item.text, language, isDrill: false });
    },
    stop: () => stop(),
    reset,
    sendAgain: unsent && (() => void send(unsent)),
    isUsedUp: status?.needsSubscription ?? false,
    nextFreeAt: status?.nextAttemptAt,
    checkAgain: () => void trackAttempt(),
  };
}

/** The score, the words and the sounds of the word that was pressed. */
function Result({
  attempt,
  onHear,
}: {
  readonly attempt: JudgedAttempt;
  readonly onHear: (text: string) => void;
}) {
  const { result } = useTexts();
  const { response, language, audio } = attempt;
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <section aria-label={result.label} className="animate-arrive">
      {response.outcome === 'scored' ? <Score response={response} /> : <NotJudged response={response} />}
      <div className="mt-4">
        <Button variant="mine" icon="play" onClick={() => void play(audio)}>
          {result.playMine}
        </Button>
      </div>
      {response.outcome === 'scored' && (
        <JudgedWords
          response={response}
          language={language}
          openIndex={openIndex}
          onOpen={setOpenIndex}
          onPlayMine={(word) => void play(audio, word)}
          onPlayModel={(word) => onHear(word.text)}
        />
      )}
    </section>
  );
}

/** @param span the part to play, in seconds; the whole when left out */
async function play(audio: Blob, span?: { readonly start: number; readonly end: number }): Promise<void> {
  try {
    await playRecording(await decodeRecording(audio), span && { span });
  } catch (error) {
    console.warn('The recording could not be played.', error);
  }
}
