import { useMemo } from 'react';
import { useUiLanguage } from '../../i18n/texts.tsx';
import { formatPercent } from '../../lib/scores/percent.ts';
import { timeOf } from './charts/dates.ts';

interface Formats {
  /** 87.4 as '87%', or with one decimal as '87.4%'. */
  readonly percent: (value: number, decimals?: 0 | 1) => string;
  /** A calendar day like '2026-11-21' in words. */
  readonly date: (date: string, style?: Intl.DateTimeFormatOptions) => string;
  /** The day of an instant, in the person's own time zone. */
  readonly dayOf: (time: string) => string;
  /** An instant, in the person's own time zone. */
  readonly dateAndTime: (time: string) => string;
}

/** Numbers and dates as people of the interface's language write them. */
export function useFormats(): Formats {
  const language = useUiLanguage();
  return useMemo(
    () => ({
      percent: (value, decimals) => formatPercent(value, language, decimals),
      date: (date, style = { day: 'numeric', month: 'short' }) =>
        new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(timeOf(date)),
      dayOf: (time) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.parse(time)),
      dateAndTime: (time) =>
        new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
          Date.parse(time),
        ),
    }),
    [language],
  );
}
