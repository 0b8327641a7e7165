import type { PronunciationResponse } from '@speak-it-now/contract';
import { useEffect, useState } from 'react';
import { BAND_LOOKS } from '../../../components/ui/band-looks.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { type Band, bandOf } from '../../../lib/bands.ts';

const COUNT_MS = 900;

/** The number, large, with what it is made of beneath. */
export function Score({ response }: { readonly response: PronunciationResponse }) {
  const { result } = useTexts();
  const percent = Math.round(response.accuracy);
  const shown = useCountUp(percent);
  const band = verdictOn(response);
  return (
    <div>
      <h2 className="font-semibold font-text text-ink-soft text-small tracking-normal">{result.latest}</h2>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <p className="-ml-1 font-extrabold font-display text-score leading-[0.86] tracking-[-0.05em]">
          <span className="sr-only">{result.percentAccuracy(percent)}</span>
          <span aria-hidden="true" className="tabular-nums">
            {shown}
            <span className="ml-1 font-bold text-[0.42em] text-ink-soft tracking-normal">
              {result.percentSign}
            </span>
          </span>
        </p>
        <div className="min-w-0 flex-1 basis-52 pb-1.5">
          <p className={`inline-block rounded-control px-3 py-1 font-bold ${BAND_LOOKS[band].badge}`}>
            {result.verdict[band]}
          </p>
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
            {(['pronunciation', 'fluency', 'completeness'] as const).map((name) => (
              <div key={name} className="flex gap-1.5">
                <dt className="text-ink-soft">{result.scores[name]}</dt>
                <dd className="font-bold tabular-nums">{Math.round(response.scores[name])}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {response.estimate && <p className="mt-4 max-w-prose text-ink-soft text-small">{result.estimate}</p>}
    </div>
  );
}

/** A good number is not yet good speech while a word of it was off. */
function verdictOn({ accuracy, words }: PronunciationResponse): Band {
  const band = bandOf(Math.round(accuracy));
  const hasLapse = words.some(({ status }) => status === 'poor' || status === 'missing');
  return band === 'good' && hasLapse ? 'fair' : band;
}

/** From 0 to the number in 0.9 s; at once for people who asked for less motion. */
function useCountUp(target: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return;
    }
    const startMs = performance.now();
    let frame = 0;
    const step = (nowMs: number) => {
      const progress = Math.min(1, Math.max(0, nowMs - startMs) / COUNT_MS);
      setShown(Math.round(target * (1 - (1 - progress) ** 3)));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
