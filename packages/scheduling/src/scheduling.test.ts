import fc from 'fast-check';
import { createEmptyCard, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { type Attempt, type CardState, createScheduler, gradeOf } from './index.ts';

const START_MS = Date.UTC(2022, 11, 29, 12, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** One accuracy for each grade of FSRS. */
const ACCURACY = { again: 40, hard: 75, good: 90, easy: 98 } as const;
type GradeName = keyof typeof ACCURACY;

/** The weights of the library's own published tests of the long-term scheduler. */
const PUBLISHED_WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
  0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];
const PUBLISHED: readonly {
  grades: GradeName[];
  days: number[];
  stabilities: number[];
  difficulties: number[];
}[] = [
  {
    grades: [
      ...(['good', 'good', 'good', 'good', 'good', 'good', 'again', 'again'] as const),
      ...(['good', 'good', 'good', 'good', 'good'] as const),
    ],
    days: [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
    stabilities: [
      3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166, 3.01732209,
      11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94031572,
    ],
    difficulties: [
      4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071, 5.55956298,
      5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541,
    ],
  },
  {
    grades: ['again', 'hard', 'good', 'easy', 'again', 'hard', 'good', 'easy'],
    days: [1, 2, 6, 41, 4, 7, 21, 133],
    stabilities: [
      0.4197, 1.0344317, 5.5356759, 41.0033667, 4.46605519, 6.67743292, 20.88868155, 132.81849454,
    ],
    difficulties: [
      7.1434, 7.03653841, 6.64066485, 5.92312772, 6.44779861, 6.45995078, 6.10293922, 5.36588547,
    ],
  },
  {
    grades: ['hard', 'good', 'easy', 'again', 'hard', 'good', 'easy', 'again'],
    days: [2, 7, 54, 5, 8, 26, 171, 8],
    stabilities: [
      1.1869, 6.59167572, 53.76078737, 5.0853693, 8.09786749, 25.52991279, 171.16195166, 8.11072373,
    ],
    difficulties: [
      6.23225985, 5.89059466, 5.14583392, 5.884097, 5.99269555, 5.667177, 4.91430736, 5.71619151,
    ],
  },
  {
    grades: ['good', 'easy', 'again', 'hard', 'good', 'easy', 'again', 'hard'],
    days: [3, 33, 4, 7, 26, 193, 9, 14],
    stabilities: [
      3.0412, 32.65484522, 4.22256838, 7.23250123, 25.52681848, 193.36619432, 8.63899858, 14.31323884,
    ],
    difficulties: [
      4.49094334, 3.69538259, 4.83221448, 5.12078462, 4.85403286, 4.07165035, 5.1050878, 5.34697075,
    ],
  },
  {
    grades: ['easy', 'again', 'hard', 'good', 'easy', 'again', 'hard', 'good'],
    days: [15, 3, 6, 27, 240, 10, 17, 60],
    stabilities: [
      15.2441, 3.25621013, 6.32684549, 26.56339029, 239.70462771, 9.75621519, 17.06035531, 59.59547542,
    ],
    difficulties: [
      1.16304343, 2.99573557, 3.59851762, 3.43436666, 2.60045771, 4.03816348, 4.46259158, 4.24020203,
    ],
  },
];

describe('the schedule', () => {
  it.each(PUBLISHED)('has the published intervals, stabilities and difficulties for $grades', (published) => {
    const scheduler = createScheduler(PUBLISHED_WEIGHTS);
    let card: CardState | undefined;
    const cards = published.grades.map((grade) => {
      card = scheduler.next(card, { accuracy: ACCURACY[grade], atMs: card?.dueMs ?? START_MS });
      return card;
    });
    expect(cards.map(({ intervalDays }) => intervalDays)).toEqual(published.days);
    cards.forEach(({ stability, difficulty }, index) => {
      expect(stability).toBeCloseTo(published.stabilities[index]!, 3);
      expect(difficulty).toBeCloseTo(published.difficulties[index]!, 3);
    });
  });

  it('equals the library’s own with its default parameters, at any times', () => {
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

  it('is the same from stored numbers as from all attempts, in any order of arrival', () => {
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

  it('has nothing due without attempts', () => {
    expect(createScheduler().replay([])).toBeUndefined();
  });

  it('postpones an item by whole days, at least one, and longer for better scores', () => {
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

  it('treats an attempt from a clock that is behind as simultaneous', () => {
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

/** Attempts in order of time, all at different times. */
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
