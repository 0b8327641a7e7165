import type { LanguageCode } from '@speak-it-now/contract';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '../../../i18n/texts.tsx';
import { type AccuracyRow, accuracyTicks } from '../charts/accuracy-data.ts';
import { timeOf } from '../charts/dates.ts';
import { LANGUAGE_LOOKS } from '../charts/language-looks.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';
import { Mark } from './mark.tsx';

interface AccuracyChartProps {
  readonly rows: readonly AccuracyRow[];
  readonly languages: readonly LanguageCode[];
  readonly isWeekly: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AXIS = { fill: 'var(--ink-soft)', fontSize: 13 };

/** Lines of mean accuracy; the arrow keys move along them. A chunk of its own, with the chart library in it. */
export default function AccuracyChart({ rows, languages, isWeekly }: AccuracyChartProps) {
  const { accuracy: texts } = useProgressTexts();
  const { percent, date } = useFormats();
  const data = rows.map((row) => ({
    time: timeOf(row.date),
    date: row.date,
    ...Object.fromEntries(Object.entries(row.means).map(([language, { mean }]) => [language, mean])),
  }));
  const ticks = accuracyTicks(rows);
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return (
    <div className="h-72 w-full sm:h-80">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height: 288 }}>
        <LineChart
          data={data}
          title={texts.title}
          desc={texts.chartLabel}
          aria-label={texts.chartLabel}
          margin={{ top: 12, right: 12, bottom: 4, left: 0 }}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="time"
            type="number"
            scale="time"
            domain={[(first: number) => first - DAY_MS / 2, (last: number) => last + DAY_MS / 2]}
            tickFormatter={(time: number) => date(dateOf(time))}
            tick={AXIS}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={28}
          />
          <YAxis
            domain={[ticks[0]!, 100]}
            ticks={ticks}
            tickFormatter={(value: number) => percent(value)}
            tick={AXIS}
            tickLine={false}
            axisLine={false}
            width={52}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)', strokeWidth: 1 }}
            isAnimationActive={false}
            content={({ active, label }) => {
              const row = active ? rows.find((found) => timeOf(found.date) === label) : undefined;
              return row ? <Values row={row} languages={languages} isWeekly={isWeekly} /> : null;
            }}
          />
          {languages.map((language) => (
            <Line
              key={language}
              dataKey={language}
              stroke={LANGUAGE_LOOKS[language].colour}
              strokeDasharray={LANGUAGE_LOOKS[language].dash}
              strokeWidth={2.5}
              connectNulls
              isAnimationActive={false}
              activeDot={false}
              dot={({ cx, cy, index, value }) =>
                cx === undefined || cy === undefined || value === undefined || value === null ? (
                  <g key={index} />
                ) : (
                  <Mark key={index} language={language} x={cx} y={cy} />
                )
              }
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

function Values({
  row,
  languages,
  isWeekly,
}: Omit<AccuracyChartProps, 'rows'> & { readonly row: AccuracyRow }) {
  const { accuracy: texts } = useProgressTexts();
  const { languageNames } = useTexts();
  const { percent, date } = useFormats();
  return (
    <div className="rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-ink text-small shadow-card">
      <p className="font-semibold">
        {isWeekly && `${texts.week} `}
        {date(row.date, { dateStyle: 'medium' })}
      </p>
      <ul className="mt-1">
        {languages.map((language) => {
          const value = row.means[language];
          return (
            value && (
              <li key={language}>
                {languageNames[language]}: <strong>{percent(value.mean, 1)}</strong>{' '}
                <span className="text-ink-soft">({texts.ofAttempts(value.attempts)})</span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
