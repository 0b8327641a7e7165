import type { ProgressResponse } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { useState } from 'react';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import {
  ACCURACY_RANGES,
  type AccuracyRange,
  type AccuracyRow,
  accuracyRows,
  isWeekly,
  languagesIn,
} from '../charts/accuracy-data.ts';
import { lookOf } from '../charts/language-looks.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';
import { AccuracyChart } from './accuracy-chart.tsx';
import { Mark } from './mark.tsx';
import { ChartPanel, ScrollTable } from './panel.tsx';

export function AccuracyPanel({ progress }: { readonly progress: ProgressResponse }) {
  const { accuracy: texts } = useProgressTexts();
  const [range, setRange] = useState<AccuracyRange>('month');
  const [hidden, setHidden] = useState<ReadonlySet<TaughtLanguage>>(new Set());
  const rows = accuracyRows(progress.accuracy, progress.today.date, range);
  const languages = languagesIn(rows);
  const left = languages.filter((language) => !hidden.has(language));
  // A line hidden in another range is shown again if it is the only one left.
  const shown = left.length > 0 ? left : languages;
  const empty = rows.length === 0 && <p className="text-ink-soft">{texts.empty}</p>;
  return (
    <ChartPanel
      startsOpen
      title={texts.title}
      lead={texts.lead}
      controls={
        <Segmented
          label={texts.range}
          isLabelHidden
          value={range}
          onChange={setRange}
          options={ACCURACY_RANGES.map((value) => ({ value, label: texts.ranges[value] }))}
        />
      }
      chart={
        empty || (
          <>
            <Legend languages={languages} shown={shown} onChange={setHidden} />
            <AccuracyChart rows={rows} languages={shown} isWeekly={isWeekly(range)} />
          </>
        )
      }
      table={empty || <AccuracyTable rows={rows} languages={languages} isWeekly={isWeekly(range)} />}
    />
  );
}

interface LegendProps {
  readonly languages: readonly TaughtLanguage[];
  readonly shown: readonly TaughtLanguage[];
  /** @param hidden languages whose lines are hidden */
  readonly onChange: (hidden: ReadonlySet<TaughtLanguage>) => void;
}

/** The legend; if there are several lines, each can be hidden. */
function Legend({ languages, shown, onChange }: LegendProps) {
  const { accuracy: texts } = useProgressTexts();
  const { languageNames } = useTexts();
  return (
    <fieldset className="mb-3 flex min-w-0 flex-wrap gap-x-2 gap-y-1 text-small">
      <legend className="sr-only">{texts.lines}</legend>
      {languages.map((language) => {
        const isShown = shown.includes(language);
        return (
          <button
            key={language}
            type="button"
            aria-pressed={isShown}
            disabled={isShown && shown.length === 1}
            onClick={() =>
              onChange(
                new Set(languages.filter((one) => (one === language ? isShown : !shown.includes(one)))),
              )
            }
            className={`-ml-2 flex min-h-9 max-sm:min-h-11 items-center gap-2 rounded-control px-2 enabled:hover:bg-sunken ${
              isShown ? '' : 'text-ink-soft line-through'
            }`}
          >
            <svg
              viewBox="0 0 40 14"
              aria-hidden="true"
              className={`h-3.5 w-10 ${isShown ? '' : 'opacity-30'}`}
            >
              <line
                x1="0"
                x2="40"
                y1="7"
                y2="7"
                stroke={lookOf(language).color}
                strokeDasharray={lookOf(language).dash}
                strokeWidth="2.5"
              />
              <Mark language={language} x={20} y={7} />
            </svg>
            {languageNames[language]}
          </button>
        );
      })}
    </fieldset>
  );
}

interface AccuracyTableProps {
  readonly rows: readonly AccuracyRow[];
  readonly languages: readonly TaughtLanguage[];
  readonly isWeekly: boolean;
}

function AccuracyTable({ rows, languages, isWeekly: weekly }: AccuracyTableProps) {
  const { accuracy: texts } = useProgressTexts();
  const { languageNames } = useTexts();
  const { percent, date } = useFormats();
  return (
    <ScrollTable
      label={texts.title}
      columns={[weekly ? texts.week : texts.day, ...languages.map((language) => languageNames[language])]}
    >
      {rows.toReversed().map((row) => (
        <tr key={row.date}>
          <th scope="row">{date(row.date, { dateStyle: 'medium' })}</th>
          {languages.map((language) => {
            const value = row.means[language];
            return (
              <td key={language} className="whitespace-nowrap">
                {value ? (
                  <>
                    {percent(value.mean, 1)}{' '}
                    <span className="text-ink-soft">({texts.ofAttempts(value.attempts)})</span>
                  </>
                ) : (
                  <span className="text-ink-soft">{texts.none}</span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </ScrollTable>
  );
}
