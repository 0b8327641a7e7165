import type { PhoneStats } from '@speak-it-now/contract';
import { DAY_MS } from '@speak-it-now/contract';
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { shapeOf } from '@speak-it-now/languages/articulation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_UNITS } from '../../../../../../packages/engine/src/g2p/inventory.ts';
import { accuracyRows, accuracyTicks, dateTicks, languagesIn } from './accuracy-data.ts';
import { calendarWeeks, levelOf } from './calendar-data.ts';
import { addDays, mondayOf, timeOf } from './dates.ts';
import { ipaChart } from './ipa-chart.ts';

const TODAY = '2026-11-21';
const someDate = fc.integer({ min: 0, max: 400 }).map((daysAgo) => addDays(TODAY, -daysAgo));
const somePoint = fc.record({
  date: someDate,
  language: fc.constantFrom(...TAUGHT_LANGUAGES),
  attempts: fc.integer({ min: 1, max: 60 }),
  meanAccuracy: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
});
const somePoints = fc.uniqueArray(somePoint, {
  selector: ({ date, language }) => `${date} ${language}`,
  maxLength: 80,
});
const phone = (ipa: string, meanAccuracy = 80, count = 10, language = 'it'): PhoneStats =>
  ({ language, ipa, count, meanAccuracy, recentMeanAccuracy: meanAccuracy }) as PhoneStats;

describe('accuracy over time', () => {
  it.each(['month', 'quarter', 'year'] as const)('the means of the %s count each attempt once', (range) => {
    const days = { month: 30, quarter: 91, year: 371 }[range];
    fc.assert(
      fc.property(somePoints, (points) => {
        const rows = accuracyRows(points, TODAY, range);
        const inRange = points.filter(({ date }) => timeOf(TODAY) - timeOf(date) < days * DAY_MS);
        for (const language of TAUGHT_LANGUAGES) {
          const own = rows.flatMap(({ means }) => means[language] ?? []);
          const expected = inRange.filter((point) => point.language === language);
          const attempts = (all: readonly { attempts: number }[]) =>
            all.reduce((sum, each) => sum + each.attempts, 0);
          expect(attempts(own)).toBe(attempts(expected));
          const total = own.reduce((sum, { mean, attempts: count }) => sum + mean * count, 0);
          const expectedTotal = expected.reduce((sum, point) => sum + point.meanAccuracy * point.attempts, 0);
          expect(total).toBeCloseTo(expectedTotal, 6);
        }
        const dates = rows.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
    );
  });

  it('the axis covers every mean and has steps of at least ten percent', () => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const rows = accuracyRows(points, TODAY, 'year');
        const ticks = accuracyTicks(rows);
        expect(ticks.at(-1)).toBe(100);
        for (const { means } of rows) {
          for (const { mean } of Object.values(means)) expect(mean).toBeGreaterThanOrEqual(ticks[0]!);
        }
        const steps = new Set(ticks.slice(1).map((tick, index) => tick - ticks[index]!));
        expect([[10], [20]]).toContainEqual([...steps]);
      }),
    );
  });

  it('labels at most the requested number of days, from the first to the last', () => {
    const days = (...daysAgo: number[]) => daysAgo.map((ago) => timeOf(addDays(TODAY, -ago)));
    expect(dateTicks(days(0), 5)).toEqual(days(0));
    expect(dateTicks(days(2, 0), 5)).toEqual(days(2, 1, 0));
    expect(dateTicks(days(28, 27, 3, 0), 5)).toEqual(days(28, 21, 14, 7, 0));
  });

  it('two days of a week are one row in a long range and two in a short one', () => {
    const points = [
      { date: '2026-11-16', language: 'es', attempts: 1, meanAccuracy: 60 },
      { date: '2026-11-20', language: 'es', attempts: 3, meanAccuracy: 80 },
      { date: '2026-11-20', language: 'de', attempts: 2, meanAccuracy: 90 },
    ] as const;
    expect(accuracyRows([...points], TODAY, 'year')).toEqual([
      { date: '2026-11-16', means: { es: { mean: 75, attempts: 4 }, de: { mean: 90, attempts: 2 } } },
    ]);
    const daily = accuracyRows([...points], TODAY, 'month');
    expect(daily.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-20']);
    expect(languagesIn(daily)).toEqual(['es', 'de']);
  });
});

describe('the calendar', () => {
  it('has every day up to today once, in weeks that begin on Monday', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: 1, max: 53 }), (today, count) => {
        const weeks = calendarWeeks([], today, count);
        const days = weeks.flatMap((week) => week.days.map(({ date }) => date));
        expect(weeks).toHaveLength(count);
        expect(days.at(-1)).toBe(today);
        expect(days[0]).toBe(addDays(mondayOf(today), -7 * (count - 1)));
        expect(days).toEqual(days.map((_, index) => addDays(days[0]!, index)));
        expect(weeks.every(({ date }) => new Date(timeOf(date)).getUTCDay() === 1)).toBe(true);
      }),
    );
  });

  it('sums each week', () => {
    const weeks = calendarWeeks(
      [
        { date: '2026-11-15', attempts: 4 },
        { date: '2026-11-16', attempts: 2 },
        { date: TODAY, attempts: 5 },
      ],
      TODAY,
      2,
    );
    expect(weeks.map(({ attempts }) => attempts)).toEqual([4, 7]);
    expect(weeks[1]!.days.map(({ attempts }) => attempts)).toEqual([2, 0, 0, 0, 0, 5]);
  });

  it('more attempts never lower the level of a day, and only a day without attempts has level 0', () => {
    expect([0, 1, 2, 3, 5, 6, 15, 16, 400].map(levelOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe('the sound map', () => {
  const soundsOn = (chart: ReturnType<typeof ipaChart>) => [
    ...chart.rows.flatMap(({ cells }) => cells.flatMap(({ sounds }) => sounds)),
    ...chart.vowels,
    ...chart.nasalVowels,
    ...chart.diphthongs,
    ...chart.others,
  ];

  it.each(TAUGHT_LANGUAGES)('has a place for every sound that can be scored in %s', (language) => {
    const phones = LANGUAGE_UNITS[language].map((unit) => phone(unit, 80, 10, language));
    const chart = ipaChart(language, phones);
    expect(chart.others).toEqual([]);
    const shown = soundsOn(chart).flatMap(({ stats }) => stats?.ipa ?? []);
    expect(shown.sort()).toEqual([...LANGUAGE_UNITS[language]].sort());
  });

  it.each(TAUGHT_LANGUAGES)('shows each sound of %s once, even before any was said', (language) => {
    const sounds = soundsOn(ipaChart(language, []));
    expect(sounds.length).toBeGreaterThan(20);
    expect(sounds.every(({ stats }) => stats === undefined)).toBe(true);
    const symbols = sounds.map(({ ipa }) => ipa);
    expect(symbols).toEqual([...new Set(symbols)]);
  });

  it('shows each sound where the drawing of the mouth has it', () => {
    const cells = ipaChart('en', []).rows.find(({ manner }) => manner === 'approximant')!.cells;
    const r = cells.find(({ sounds }) => sounds.some(({ ipa }) => ipa === 'ɹ'));
    expect(shapeOf('ɹ')).toMatchObject({ place: r?.place, manner: 'approximant' });
  });

  it('loses no sound: sounds without a place are listed separately', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('t', 'tː', 'a', 'aː', 'ɾ', 'ʘ', 'ɔ̃', 'ui', 'β'), { minLength: 1 }),
        (symbols) => {
          const counts = symbols.map((ipa) => phone(ipa));
          const shown = soundsOn(ipaChart('it', counts)).flatMap(({ stats }) => stats ?? []);
          const sum = (all: readonly PhoneStats[]) => all.reduce((total, { count }) => total + count, 0);
          expect(sum(shown)).toBe(sum(counts));
        },
      ),
    );
  });

  it('long and short vowels share a place and weigh by how often they were said', () => {
    const chart = ipaChart('de', [phone('a', 90, 30, 'de'), phone('aː', 50, 10, 'de')]);
    const place = chart.vowels.filter(({ stats }) => stats !== undefined);
    expect(place).toHaveLength(1);
    expect(place[0]).toMatchObject({ ipa: 'a aː', stats: { count: 40, meanAccuracy: 80 } });
  });

  it('leaves out places and manners that the language does not use', () => {
    expect(ipaChart('fr', []).places).not.toContain('glottal');
    expect(ipaChart('fr', []).rows.map(({ manner }) => manner)).not.toContain('trill');
    expect(ipaChart('es', []).rows.map(({ manner }) => manner)).toContain('trill');
  });

  it('has no sounds of other languages', () => {
    const chart = ipaChart('es', [phone('θ', 20, 50, 'en')]);
    expect(soundsOn(chart).every(({ stats }) => stats === undefined)).toBe(true);
  });
});
