import type { PronunciationResponse } from '@speak-it-now/contract';
import { type LanguageCode, LIMITS } from '@speak-it-now/contract';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import {
  useSessionStatus,
  useSetSessionStatus,
  useTrackAttempt,
} from '../features/practice/api/session-status.ts';
import { LevelMeter } from '../features/practice/components/level-meter.tsx';
import { NotJudged } from '../features/practice/components/not-judged.tsx';
import { Explanation } from '../features/practice/components/problem.tsx';
import { Score } from '../features/practice/components/score.tsx';
import { SoundTiles } from '../features/practice/components/sound-tiles.tsx';
import { WordChips } from '../features/practice/components/word-chips.tsx';
import { type ScoredAttempt, useAttempt } from '../features/practice/state/use-attempt.ts';
import { ReviewPage } from '../features/review/review-page.tsx';
import type { JudgedAttempt, Recorder, RecordingKit } from '../features/review/state/recording-kit.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useIsMobile } from '../lib/mobile.ts';
import { addSessionScore } from '../lib/session-scores.ts';
import { decodeRecording, playRecording } from '../lib/speech/recording-player.ts';

/** The review records and judges with what the practice feature has for it. */
const kit: RecordingKit = { useRecorder, Level: LevelMeter, Problem: Explanation, Result };

export default function ReviewRoute() {
  return <ReviewPage kit={kit} />;
}

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
    record: (item, language: LanguageCode) => {
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
  return (
    <section aria-label={result.label} className="animate-arrive">
      {response.outcome === 'scored' ? <Score response={response} /> : <NotJudged response={response} />}
      <div className="mt-4">
        <Button variant="mine" icon="play" onClick={() => void play(audio)}>
          {result.playMine}
        </Button>
      </div>
      {response.outcome === 'scored' && <Words response={response} language={language} onHear={onHear} />}
    </section>
  );
}

interface WordsProps {
  readonly response: PronunciationResponse;
  readonly language: LanguageCode;
  readonly onHear: (text: string) => void;
}

function Words({ response, language, onHear }: WordsProps) {
  const { words } = response;
  const [openIndex, setOpenIndex] = useState<number>();
  const open = openIndex === undefined ? undefined : words[openIndex];
  return (
    <>
      <WordChips
        words={words}
        language={language}
        openIndex={openIndex}
        onToggle={(index) => setOpenIndex(index === openIndex ? undefined : index)}
      />
      {open && (
        <SoundTiles
          key={openIndex}
          word={open}
          feedback={response}
          language={language}
          onPlayModel={() => onHear(open.text)}
        />
      )}
    </>
  );
}

async function play(audio: Blob): Promise<void> {
  try {
    await playRecording(await decodeRecording(audio));
  } catch (error) {
    console.warn('The recording could not be played.', error);
  }
}
