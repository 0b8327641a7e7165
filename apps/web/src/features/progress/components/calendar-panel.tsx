import type { ProgressResponse } from '@speak-it-now/contract';
import { type CalendarWeek, calendarWeeks, LEVELS_FROM, levelOf } from '../charts/calendar-data.ts';
import { addDays } from '../charts/dates.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';
import { ChartPanel, ScrollTable } from './panel.tsx';

/** How many weeks fit into the panel with readable text, and the text's size in the picture's unit. */
const WIDE = { weeks: 53, fontSize: 9.5 };
const MIDDLE = { weeks: 30, fontSize: 11 };
const NARROW = { weeks: 17, fontSize: 11 };
/** Size of a day's square, and how large its dot is at each level. */
const STEP = 14;
const DOT_RADII = [1.6, 3, 4.1, 5.2, 6.3];
const DOT_OPACITIES = [1, 0.5, 0.68, 0.84, 1];
const LEFT = 34;
const TOP = 18;
/** Monday, Wednesday, Friday. */
const NAMED_WEEKDAYS = [0, 2, 4];

export function CalendarPanel({ progress }: { readonly progress: ProgressResponse }) {
  const { calendar: texts } = useProgressTexts();
  const weeks = calendarWeeks(progress.calendar, progress.today.date, WIDE.weeks);
  return (
    <ChartPanel
      title={texts.title}
      lead={texts.lead}
      chart={
        <div className="@container">
          <div className="@min-[58rem]:block hidden">
            <Dots weeks={weeks} fontSize={WIDE.fontSize} />
          </div>
          <div className="@min-[30rem]:block @min-[58rem]:hidden hidden">
            <Dots weeks={weeks.slice(-MIDDLE.weeks)} fontSize={MIDDLE.fontSize} />
          </div>
          <div className="@min-[30rem]:hidden">
            <Dots weeks={weeks.slice(-NARROW.weeks)} fontSize={NARROW.fontSize} />
          </div>
          <Legend />
        </div>
      }
      table={<CalendarTable weeks={weeks} />}
    />
  );
}

function Dots({ weeks, fontSize }: { readonly weeks: readonly CalendarWeek[]; readonly fontSize: number }) {
  const { calendar: texts } = useProgressTexts();
  const { date } = useFormats();
  const days = weeks.flatMap((week) => week.days);
  const practiced = days.filter(({ attempts }) => attempts > 0);
  const attempts = practiced.reduce((sum, day) => sum + day.attempts, 0);
  const monthOf = (monday: string) => addDays(monday, 6).slice(0, 7);
  return (
    <svg
      role="img"
      aria-label={texts.chartLabel(practiced.length, attempts)}
      viewBox={`0 0 ${LEFT + weeks.length * STEP} ${TOP + 7 * STEP}`}
      className="w-full"
    >
      {NAMED_WEEKDAYS.map((weekday) => (
        <text
          key={weekday}
          x={LEFT - 6}
          y={TOP + weekday * STEP + STEP / 2 + 3}
          textAnchor="end"
          className="fill-ink-soft"
          fontSize={fontSize}
        >
          {date(addDays(weeks[0]!.date, weekday), { weekday: 'short' })}
        </text>
      ))}
      {weeks.map((week, column) => {
        const isNewMonth = column > 0 && monthOf(week.date) !== monthOf(weeks[column - 1]!.date);
        return (
          <g key={week.date}>
            {isNewMonth && column < weeks.length - 1 && (
              <text x={LEFT + column * STEP} y={10} className="fill-ink-soft" fontSize={fontSize}>
                {date(addDays(week.date, 6), { month: 'short' })}
              </text>
            )}
            {week.days.map((day, row) => (
              <Dot
                key={day.date}
                x={LEFT + column * STEP + STEP / 2}
                y={TOP + row * STEP + STEP / 2}
                level={levelOf(day.attempts)}
                label={texts.day(date(day.date, { dateStyle: 'long' }), day.attempts)}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly label?: string;
}

function Dot({ x, y, level, label }: DotProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={DOT_RADII[level]}
      fillOpacity={DOT_OPACITIES[level]}
      className={level === 0 ? 'fill-line' : 'fill-mine'}
    >
      {label && <title>{label}</title>}
    </circle>
  );
}

function Legend() {
  const { calendar: texts } = useProgressTexts();
  const ranges = [0, ...LEVELS_FROM].map((from, level, all) => {
    const next = all[level + 1];
    if (next === undefined) return texts.more(from);
    return next - 1 === from ? String(from) : `${from}–${next - 1}`;
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-note">
      <span>{texts.legend}:</span>
      {ranges.map((range, level) => (
        <span key={range} className="flex items-center gap-1.5 tabular-nums">
          <svg viewBox={`0 0 ${STEP} ${STEP}`} aria-hidden="true" className="size-4">
            <Dot x={STEP / 2} y={STEP / 2} level={level} />
          </svg>
          {range}
        </span>
      ))}
    </div>
  );
}

function CalendarTable({ weeks }: { readonly weeks: readonly CalendarWeek[] }) {
  const { calendar: texts, accuracy } = useProgressTexts();
  const { date } = useFormats();
  const practiced = weeks.filter(({ attempts }) => attempts > 0).toReversed();
  const weekdays = Array.from({ length: 7 }, (_, weekday) => addDays(weeks[0]!.date, weekday));
  return (
    <>
      <ScrollTable
        label={texts.title}
        columns={[accuracy.week, ...weekdays.map((day) => date(day, { weekday: 'short' })), texts.sum]}
      >
        {practiced.map((week) => (
          <tr key={week.date}>
            <th scope="row">{date(week.date, { dateStyle: 'medium' })}</th>
            {weekdays.map((day, weekday) => (
              <td key={day}>{week.days[weekday]?.attempts ?? ''}</td>
            ))}
            <td className="font-semibold">{week.attempts}</td>
          </tr>
        ))}
      </ScrollTable>
      <p className="mt-2 text-ink-soft text-note">{texts.tableNote}</p>
    </>
  );
}
