import { HOUR_MS } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { type AccuracyRow, accuracyTicks, dateTicks } from '../charts/accuracy-data.ts';
import { timeOf } from '../charts/dates.ts';
import { lookOf } from '../charts/language-looks.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';
import { Mark } from './mark.tsx';

interface AccuracyChartProps {
  readonly rows: readonly AccuracyRow[];
  readonly languages: readonly TaughtLanguage[];
  readonly isWeekly: boolean;
}

const HALF_DAY_MS = 12 * HOUR_MS;
const DATE_LABELS = 5;

/** Lines of mean accuracy. The pointer and the arrow keys show the values of a day or week. */
export function AccuracyChart({ rows, languages, isWeekly }: AccuracyChartProps) {
  const { accuracy: texts } = useProgressTexts();
  const { languageNames } = useTexts();
  const { percent, date } = useFormats();
  const [selected, setSelected] = useState<number>();
  const current = Math.min(selected ?? rows.length - 1, rows.length - 1);
  const row = rows[current]!;
  const ticks = accuracyTicks(rows);
  const times = rows.map(({ date: day }) => timeOf(day));
  const [first, last] = [times[0]! - HALF_DAY_MS, times.at(-1)! + HALF_DAY_MS];
  const x = (ms: number) => ((ms - first) / (last - first)) * 100;
  const selectedX = x(times[current]!);
  const y = (mean: number) => ((100 - mean) / (100 - ticks[0]!)) * 100;
  const lines = languages.map((language) => ({
    language,
    points: rows.flatMap(({ means }, index) =>
      means[language] ? [{ x: x(times[index]!), y: y(means[language].mean) }] : [],
    ),
  }));

  const title = ({ date: day }: AccuracyRow) =>
    `${isWeekly ? `${texts.week} ` : ''}${date(day, { dateStyle: 'medium' })}`;
  const values = ({ means }: AccuracyRow) =>
    languages.flatMap((language) => (means[language] ? [{ language, ...means[language] }] : []));
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pointed = ((event.clientX - left) / width) * 100;
    const distances = times.map((time) => Math.abs(x(time) - pointed));
    setSelected(distances.indexOf(Math.min(...distances)));
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number | undefined> = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') setSelected(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(Math.max(0, Math.min(rows.length - 1, next)));
  };

  return (
    <div className="relative h-72 w-full text-ink-soft text-note sm:h-80">
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className="absolute left-0 w-11 text-right"
          style={{
            top: `calc(0.75rem + (100% - 2.75rem) * ${y(tick) / 100})`,
            transform: 'translateY(-50%)',
          }}
        >
          {percent(tick)}
        </span>
      ))}
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.chartLabel}
        aria-valuemin={0}
        aria-valuemax={rows.length - 1}
        aria-valuenow={current}
        aria-valuetext={[
          title(row),
          ...values(row).map(
            ({ language, mean, attempts }) =>
              `${languageNames[language]}: ${percent(mean, 1)} (${texts.ofAttempts(attempts)})`,
          ),
        ].join(', ')}
        className="absolute inset-x-0 top-3 right-6 bottom-8 left-13 touch-pan-y rounded-control"
        onKeyDown={press}
        onFocus={() => setSelected(current)}
        onBlur={() => setSelected(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setSelected(undefined)}
      >
        <svg aria-hidden="true" className="size-full overflow-visible">
          {ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              y1={`${y(tick)}%`}
              y2={`${y(tick)}%`}
              className={tick === ticks[0] ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {selected !== undefined && (
            <line x1={`${selectedX}%`} x2={`${selectedX}%`} y2="100%" className="stroke-line-strong" />
          )}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible fill-none"
          >
            {lines.map(({ language, points }) => (
              <polyline
                key={language}
                data-language={language}
                points={points.map((dot) => `${dot.x},${dot.y}`).join(' ')}
                stroke={lookOf(language).color}
                strokeDasharray={lookOf(language).dash}
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {lines.flatMap(({ language, points }) =>
            points.map((dot) => (
              <svg
                aria-hidden="true"
                key={`${language} ${dot.x}`}
                x={`${dot.x}%`}
                y={`${dot.y}%`}
                className="overflow-visible"
              >
                <Mark language={language} x={0} y={0} />
              </svg>
            )),
          )}
        </svg>
        {dateTicks(times, DATE_LABELS).map((tick, index) => (
          <span
            key={tick}
            aria-hidden="true"
            // Phones show only every second label.
            className={`-translate-x-1/2 absolute top-full mt-2 whitespace-nowrap ${index % 2 === 1 ? 'max-sm:hidden' : ''}`}
            style={{ left: `${x(tick)}%` }}
          >
            {date(new Date(tick).toISOString().slice(0, 10))}
          </span>
        ))}
        {selected !== undefined && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute top-2 z-10 w-max max-w-full rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-ink text-small shadow-card"
            style={
              selectedX < 50
                ? { left: `calc(${selectedX}% + 0.75rem)` }
                : { right: `calc(${100 - selectedX}% + 0.75rem)` }
            }
          >
            <p className="font-semibold">{title(row)}</p>
            <ul className="mt-1">
              {values(row).map(({ language, mean, attempts }) => (
                <li key={language}>
                  {languageNames[language]}: <strong>{percent(mean, 1)}</strong>{' '}
                  <span className="text-ink-soft">({texts.ofAttempts(attempts)})</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
