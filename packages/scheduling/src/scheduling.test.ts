import fc from 'fast-check';
import { createEmptyCard, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { type Attempt, type CardState, createScheduler, gradeOf } from './index.ts';

const START_MS = Date.UTC(2022, 11, 29, 12, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** One accuracy for each grade of FSRS. */
const ACCURACY = { again: 40, hard: 75, good: 90, easy: 98 } as const;
type GradeName = keyof typeof ACCURACY;

/** The weights with which the library's own tests of its long-term scheduler are published. */
const PUBLISHED_WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
  0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];
const PUBLISHED: readonly { grades: GradeName[]; days: number[] }[] = [
  {
    grades: [
      ...(['good', 'good', 'good', 'good', 'good', 'good', 'again', 'again'] as const),
      ...(['good', 'good', 'good', 'good', 'good'] as const),
    ],
    days: [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
  },
  {
    grades: ['again', 'hard', 'good', 'easy', 'again', 'hard', 'good', 'easy'],
    days: [1, 2, 6, 41, 4, 7, 21, 133],
  },
  {
    grades: ['hard', 'good', 'easy', 'again', 'hard', 'good', 'easy', 'again'],
    days: [2, 7, 54, 5, 8, 26, 171, 8],
  },
  {
    grades: ['good', 'easy', 'again', 'hard', 'good', 'easy', 'again', 'hard'],
    days: [3, 33, 4, 7, 26, 193, 9, 14],
  },
  {
    grades: ['easy', 'again', 'hard', 'good', 'easy', 'again', 'hard', 'good'],
    days: [15, 3, 6, 27, 240, 10, 17, 60],
  },
];

describe('the schedule', () => {
  it.each(PUBLISHED)('has the intervals published for $grades', ({ grades, days }) => {
    const scheduler = createScheduler(PUBLISHED_WEIGHTS);
    let card: CardState | undefined;
    const intervals = grades.map((grade) => {
      card = scheduler.next(card, { accuracy: ACCURACY[grade], atMs: card?.dueMs ?? START_MS });
      return card.intervalDays;
    });
    expect(intervals).toEqual(days);
  });

  it('is the library’s own with its current parameters, whenever the attempts are made', () => {
    const reference = fsrs({ enable_fuzz: false, enable_short_term: false });
    fc.assert(
      fc.property(attempts(), (made) => {
        let expected = createEmptyCard(new Date(START_MS));
        for (const { accuracy, atMs } of made) {
          expected = reference.next(expected, new Date(atMs), gradeOf(accuracy)).card;
        }
        const card = createScheduler().replay(made);
        expect(card).toMatchObject({
          stability: expected.stability,
          difficulty: expected.difficulty,
          intervalDays: expected.scheduled_days,
          reviews: expected.reps,
          lapses: expected.lapses,
          dueMs: expected.due.getTime(),
        });
      }),
    );
  });

  it('is the same from kept numbers as from all attempts, in whichever order they arrive', () => {
    const scheduler = createScheduler();
    fc.assert(
      fc.property(attempts(), (made) => {
        let card: CardState | undefined;
        for (const attempt of made)
          card = scheduler.next(JSON.parse(JSON.stringify(card ?? null)) ?? undefined, attempt);
        expect(scheduler.replay([...made].reverse())).toEqual(card);
      }),
    );
  });

  it('has nothing due where nothing was attempted', () => {
    expect(createScheduler().replay([])).toBeUndefined();
  });

  it('puts an item off by whole days, at least one, and by more the better it was said', () => {
    fc.assert(
      fc.property(fc.option(attempts(), { nil: [] }), fc.nat({ max: 400 }), (before, pauseDays) => {
        const scheduler = createScheduler();
        const card = scheduler.replay(before);
        const atMs = (card?.lastReviewMs ?? START_MS) + pauseDays * DAY_MS;
        const days = ([40, 75, 90, 98] as const).map((accuracy) => {
          const { dueMs, intervalDays } = scheduler.next(card, { accuracy, atMs });
          expect(dueMs - atMs).toBe(intervalDays * DAY_MS);
          return intervalDays;
        });
        expect(days[0]).toBeGreaterThanOrEqual(1);
        expect(days).toEqual(days.toSorted((one, other) => one - other));
      }),
    );
  });

  it('takes an attempt whose clock is behind for one made at the same moment', () => {
    const scheduler = createScheduler();
    const card = scheduler.next(undefined, { accuracy: 90, atMs: START_MS });
    expect(scheduler.next(card, { accuracy: 90, atMs: START_MS - DAY_MS })).toEqual(
      scheduler.next(card, { accuracy: 90, atMs: START_MS }),
    );
  });

  it.each([
    [0, 1],
    [69, 1],
    [70, 2],
    [84, 2],
    [85, 3],
    [94, 3],
    [95, 4],
    [100, 4],
  ])('grades %i percent as %i', (accuracy, grade) => {
    expect(gradeOf(accuracy)).toBe(grade);
  });
});

/** Attempts in the order of their times, none at the same moment. */
function attempts(): fc.Arbitrary<Attempt[]> {
  const step = fc.record({
    accuracy: fc.integer({ min: 0, max: 100 }),
    minutes: fc.integer({ min: 1, max: 500_000 }),
  });
  return fc.array(step, { minLength: 1, maxLength: 12 }).map((steps) => {
    let atMs = START_MS;
    return steps.map(({ accuracy, minutes }) => {
      atMs += minutes * 60_000;
      return { accuracy, atMs };
    });
  });
}
