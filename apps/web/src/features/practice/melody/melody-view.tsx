import type { WordResult } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { pitchRangeOf } from '@speak-it-now/languages/sounds';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useUiLanguage } from '../../../i18n/texts.tsx';
import { usePracticeTexts } from '../texts/index.ts';
import { loadMelodies, type Melodies } from './load-melodies.ts';
import { compareRange, type Melody, retimed, timeMap, voicedSpan } from './melody.ts';
import { MelodyChart } from './melody-chart.tsx';

export interface MelodyProps {
  readonly recording: AudioBuffer;
  readonly words: readonly WordResult[];
  readonly expectedText: string;
  readonly language: TaughtLanguage;
}

/** Both melodies over the learner's words, and advice about the difference. */
export default function MelodyView({ recording, words, expectedText, language }: MelodyProps) {
  const { melody } = usePracticeTexts();
  const [melodies, setMelodies] = useState<Melodies | 'failed'>();
  const [run, setRun] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `run` loads the melodies again.
  useEffect(() => {
    const abort = new AbortController();
    loadMelodies(recording, { expectedText, language }, abort.signal).then(setMelodies, (error: unknown) => {
      if (abort.signal.aborted) return;
      console.warn('The melody could not be worked out.', error);
      setMelodies('failed');
    });
    return () => abort.abort();
  }, [recording, expectedText, language, run]);

  if (!melodies) {
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {melody.loading}
      </p>
    );
  }
  if (melodies === 'failed' || !melodies.model) {
    return (
      <div role="status" className="mt-4">
        <p>{melody.failed}</p>
        <Button
          size="small"
          className="mt-2"
          onClick={() => {
            setMelodies(undefined);
            setRun(run + 1);
          }}
        >
          {melody.tryAgain}
        </Button>
      </div>
    );
  }
  const { mine, model } = melodies;
  if (!mine) {
    return (
      <p role="status" className="mt-4 max-w-prose">
        {melody.noPitch}
      </p>
    );
  }
  const aligned = retimed(model, timeMap(voicedSpan(model), voicedSpan(mine)));
  return (
    <>
      <MelodyChart mine={mine} model={aligned} words={words} language={language} />
      <Findings mine={mine} model={model} language={language} />
    </>
  );
}

interface FindingsProps {
  readonly mine: Melody;
  readonly model: Melody;
  readonly language: TaughtLanguage;
}

function Findings({ mine, model, language }: FindingsProps) {
  const { melody } = usePracticeTexts();
  const uiLanguage = useUiLanguage();
  const semitones = mine.rangeSemitones.toLocaleString(uiLanguage, { maximumFractionDigits: 0 });
  const { least, most } = pitchRangeOf(language);
  return (
    <div role="status" className="mt-4 max-w-prose space-y-1">
      <p>{melody.range[compareRange(mine, language)](semitones, String(least), String(most))}</p>
      <p>
        {mine.ending === model.ending
          ? melody.ending.alike[mine.ending]
          : `${melody.ending.model[model.ending]} ${melody.ending.mine[mine.ending]}`}
      </p>
    </div>
  );
}
