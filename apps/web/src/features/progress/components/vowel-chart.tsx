import type { TaughtLanguage } from '@speak-it-now/languages';
import { FRONT_LEAN, type PlacedVowel } from '../charts/ipa-chart.ts';
import { SoundTile } from './sound-tile.tsx';

/** Margin around the trapezium for half a tile, in percent of the box. */
const INSET_X = 13;
const INSET_Y = 8;
/** Distance of the two vowels at one point from that point. */
const APART = 6.4;

const across = (x: number) => INSET_X + x * (100 - 2 * INSET_X);
const down = (y: number) => INSET_Y + y * (100 - 2 * INSET_Y);

/** The vowel trapezium: a list whose items are placed on it. */
export function VowelChart({
  vowels,
  language,
}: {
  readonly vowels: readonly PlacedVowel[];
  readonly language: TaughtLanguage;
}) {
  const front = (y: number) => across(y * FRONT_LEAN);
  const levels = [0, 1 / 3, 2 / 3, 1];
  return (
    <div className="relative h-[30rem] max-w-[46rem]">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-line"
      >
        <path
          d={`M${front(0)} ${down(0)} L${across(1)} ${down(0)} L${across(1)} ${down(1)} L${front(1)} ${down(1)} Z`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
        />
        {levels.slice(1, -1).map((level) => (
          <path
            key={level}
            d={`M${front(level)} ${down(level)} H${across(1)}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
          />
        ))}
        <path
          d={`M${across(0.5)} ${down(0)} L${(front(1) + across(1)) / 2} ${down(1)}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
        />
      </svg>
      <ul>
        {vowels.map((vowel) => (
          <li
            key={vowel.ipa}
            className="-translate-1/2 absolute rounded-tile bg-raised"
            style={{ left: `${across(vowel.x) + vowel.side * APART}%`, top: `${down(vowel.y)}%` }}
          >
            <SoundTile sound={vowel} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}
