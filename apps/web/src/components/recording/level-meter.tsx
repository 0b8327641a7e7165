import { LIMITS } from '@speak-it-now/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { inputLevel } from './use-attempt.ts';

const BARS = 40;
const LOUD_LEVEL = 110;

/** The last two seconds of the microphone, newest on the right. */
export function LevelMeter() {
  const { checker } = useTexts();
  const levels = useLatestLevels();
  return (
    <svg
      viewBox={`0 0 ${BARS * 6} 48`}
      preserveAspectRatio="none"
      role="img"
      aria-label={checker.inputLevel}
      className="mt-6 h-14 w-full text-mine"
    >
      {levels.map((level, index) => {
        const height = 3 + 45 * Math.min(1, level / LOUD_LEVEL);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its position.
            key={index}
            x={index * 6 + 1}
            y={24 - height / 2}
            width="3.4"
            height={height}
            rx="1.7"
            fill="currentColor"
            opacity={level >= LIMITS.silenceLevel ? 1 : 0.4}
          />
        );
      })}
    </svg>
  );
}

function useLatestLevels(): readonly number[] {
  const [levels, setLevels] = useState<readonly number[]>(() => Array<number>(BARS).fill(0));
  useEffect(
    () => inputLevel.subscribe(() => setLevels((before) => [...before.slice(1), inputLevel.get().level])),
    [],
  );
  return levels;
}
