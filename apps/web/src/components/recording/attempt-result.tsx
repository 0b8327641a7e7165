import type { WordResult } from '@speak-it-now/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { playRecording } from '../../lib/speech/recording-player.ts';
import { Button } from '../ui/button.tsx';
import { AssessedWords } from './assessed-words.tsx';
import { FixFirst } from './fix-first.tsx';
import { NotJudged } from './not-judged.tsx';
import { Score } from './score.tsx';
import { ScoredOn } from './scored-on.tsx';
import type { ScoredAttempt } from './use-attempt.ts';
import { useDecoded } from './use-decoded.ts';

/** The score, the words and the sounds of the selected word. */
export function AttemptResult({
  attempt,
  onHear,
}: {
  readonly attempt: ScoredAttempt;
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
          {response.scoredOn === 'device' && <ScoredOn response={response} />}
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
        <AssessedWords
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
