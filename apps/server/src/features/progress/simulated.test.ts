import {
  DAY_MS,
  historyResponseSchema,
  type ProgressResponse,
  progressResponseSchema,
} from '@speak-it-now/contract';
import { beforeAll, expect, it } from 'vitest';
import {
  ratedMaterial,
  type SimulatedAttempt,
  simulateLearner,
} from '../../../../../tests/support/simulated-learner.ts';
import { get, type SignedInVisitor, signUpPremium } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { fixedAssessor, scored } from '../../../test/stand-ins.ts';
import { recordingUpload } from '../../../test/upload.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const TIME_ZONE = 'Europe/Berlin';
const ATTEMPTS_PER_DAY = 6;
/** Each attempt goes through the whole app, which is slow on a machine busy with other tests. */
const SENDING_LIMIT_MS = 600_000;
// The clocks go forward on the 29th.
const START_MS = Date.parse('2026-03-10T00:00:00+01:00');

describeEachDatabase('thirty days of a learner', (database) => {
  let visitor: SignedInVisitor;
  let attempts: SimulatedAttempt[];
  let progress: ProgressResponse;
  let next = scored();
  const test = useTestApp(database, { assessor: fixedAssessor(() => next) });

  beforeAll(async () => {
    test.clock.nowMs = START_MS;
    visitor = await signUpPremium(test);
    attempts = simulateLearner(await ratedMaterial(), {
      startMs: START_MS,
      days: 30,
      attemptsPerDay: ATTEMPTS_PER_DAY,
      seed: 7,
      restDays: [5, 13],
      pauseSeconds: 4800,
    });
    for (const { atMs, text, language, assessment } of attempts) {
      test.clock.nowMs = atMs;
      next = assessment;
      const response = await visitor.request(await recordingUpload({ expectedTerm: text, language }));
      expect(response.statusCode, response.body).toBe(200);
    }
    const response = await get(visitor, `/api/progress?timeZone=${TIME_ZONE}`);
    progress = progressResponseSchema.parse(response.json());
  }, SENDING_LIMIT_MS);

  // Computed independently from what the learner did; only the documented rounding is the same.
  const dateOf = ({ atMs }: SimulatedAttempt) =>
    new Date(atMs).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
  const told = ({ assessment }: SimulatedAttempt) => Math.round(assessment.accuracy);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  /** Means are given to one decimal. */
  const expectTold = (value: number | undefined, exact: number) =>
    expect(Math.abs(value! - exact)).toBeLessThan(0.0501);
  const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
    const groups: Record<string, Item[]> = {};
    for (const item of items) groups[keyOf(item)] = [...(groups[keyOf(item)] ?? []), item];
    return groups;
  };
  const sounds = () =>
    attempts.flatMap(({ language, assessment }) =>
      assessment.words
        .filter(({ status }) => status !== 'missing')
        .flatMap(({ phones }) =>
          phones.map(({ ipa, accuracy, heard }) => ({ language, ipa, heard, score: Math.round(accuracy) })),
        ),
    );

  it('include practice past midnight and over a change of the clocks', () => {
    expect(attempts).toHaveLength(28 * ATTEMPTS_PER_DAY);
    const utcDate = ({ atMs }: SimulatedAttempt) => new Date(atMs).toISOString().slice(0, 10);
    expect(attempts.some((attempt) => utcDate(attempt) !== dateOf(attempt))).toBe(true);
  });

  it('the calendar has each day’s attempts', () => {
    const days = Object.entries(grouped(attempts, dateOf)).map(([date, own]) => ({
      date,
      attempts: own.length,
    }));
    expect(progress.calendar).toEqual(days.sort((a, b) => a.date.localeCompare(b.date)));
    expect(progress.totalAttempts).toBe(attempts.length);
  });

  it('accuracy over time is the mean of each day and language', () => {
    const days = grouped(attempts, (attempt) => `${dateOf(attempt)} ${attempt.language}`);
    const shown = Object.fromEntries(
      progress.accuracy.map((point) => [
        `${point.date} ${point.language}`,
        [point.attempts, point.meanAccuracy],
      ]),
    );
    expect(Object.keys(shown)).toHaveLength(Object.keys(days).length);
    for (const [key, own] of Object.entries(days)) {
      expect(shown[key]?.[0], key).toBe(own.length);
      expectTold(shown[key]?.[1], mean(own.map(told)));
    }
  });

  it('today’s average is the rounded mean of today', () => {
    const today = dateOf(attempts.at(-1)!);
    const own = attempts.filter((attempt) => dateOf(attempt) === today);
    expect(progress.today).toEqual({
      date: today,
      attempts: own.length,
      averageAccuracy: Math.round(mean(own.map(told))),
    });
  });

  it('the streak counts back to the last day without practice', () => {
    const practiced = new Set(attempts.map(dateOf));
    // By the calendar, because a day on which the clocks change does not have 24 hours.
    let days = 0;
    for (let noon = Date.parse(`${dateOf(attempts.at(-1)!)}T12:00:00Z`); ; noon -= DAY_MS) {
      if (!practiced.has(new Date(noon).toISOString().slice(0, 10))) break;
      days += 1;
    }
    expect(days).toBeGreaterThan(10);
    expect(progress.streak).toEqual({ days, practicedToday: true });
  });

  it('words learned are the distinct texts said with 95 or better', () => {
    const learned = grouped(
      attempts.filter((attempt) => told(attempt) >= 95),
      ({ language }) => language,
    );
    const counts = Object.entries(learned).map(([language, own]) => [
      language,
      new Set(own.map(({ text }) => text)).size,
    ]);
    expect(counts.length).toBeGreaterThan(0);
    expect(Object.fromEntries(progress.wordsLearned.map(({ language, count }) => [language, count]))).toEqual(
      Object.fromEntries(counts),
    );
  });

  it('the sound map has each sound’s count, mean and recent mean', () => {
    const bySound = grouped(sounds(), ({ language, ipa }) => `${language} ${ipa}`);
    expect(progress.phones).toHaveLength(Object.keys(bySound).length);
    for (const phone of progress.phones) {
      const scores = bySound[`${phone.language} ${phone.ipa}`]!.map(({ score }) => score);
      expect(phone.count).toBe(scores.length);
      expectTold(phone.meanAccuracy, mean(scores));
      expectTold(phone.recentMeanAccuracy, mean(scores.slice(-20)));
    }
  });

  it('confusions are counted and ranked', () => {
    const heard = grouped(
      sounds().filter((sound) => sound.heard !== undefined),
      (sound) => `${sound.language} ${sound.ipa} ${sound.heard}`,
    );
    const shown = Object.fromEntries(
      progress.confusions.map((found) => [`${found.language} ${found.ipa} ${found.heard}`, found.count]),
    );
    expect(shown).toEqual(Object.fromEntries(Object.entries(heard).map(([key, own]) => [key, own.length])));
    const counts = progress.confusions.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(5);
  });

  it('SUB-17 the full history has every attempt as it was answered', async () => {
    const seen = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = historyResponseSchema.parse(
        (await get(visitor, `/api/history?limit=100${cursor && `&cursor=${cursor}`}`)).json(),
      );
      seen.push(...page.attempts);
      cursor = page.nextCursor;
    }
    expect(
      seen.reverse().map(({ scoredAt, text, accuracy }) => [Date.parse(scoredAt), text, accuracy]),
    ).toEqual(attempts.map((attempt) => [attempt.atMs, attempt.text, told(attempt)]));
  });
});
