import { type CardInput, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** The memory state of one item. Plain numbers, so that it can be stored as JSON or in columns. */
export interface CardState {
  /** FSRS stability: days until the probability of recall falls to 90 %; above 0. */
  readonly stability: number;
  /** 1 (easy) to 10 (hard). */
  readonly difficulty: number;
  /** Reviews so far, at least 1. */
  readonly reviews: number;
  /** Failed reviews after the item was learned. */
  readonly lapses: number;
  /** Whole days from the last review to the next, at least 1. */
  readonly intervalDays: number;
  /** Milliseconds since 1970. */
  readonly lastReviewMs: number;
  /** Milliseconds since 1970; from then on the item is due. */
  readonly dueMs: number;
}

export interface Attempt {
  /** Accuracy of 0 to 100 percent. */
  readonly accuracy: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** Lowest accuracies, in percent, for the grades hard, good and easy. */
export const GRADE_THRESHOLDS = { hard: 70, good: 85, easy: 95 } as const;

/** The four grades of FSRS: 1 again, 2 hard, 3 good, 4 easy. */
export function gradeOf(accuracy: number): Grade {
  if (accuracy >= GRADE_THRESHOLDS.easy) return Rating.Easy;
  if (accuracy >= GRADE_THRESHOLDS.good) return Rating.Good;
  return accuracy >= GRADE_THRESHOLDS.hard ? Rating.Hard : Rating.Again;
}

/** Uses the long-term scheduler of FSRS to compute when an item is due again. Intervals are whole days. */
export interface Scheduler {
  /** The card after one more attempt; `card` is undefined for an item without attempts. */
  next(card: CardState | undefined, attempt: Attempt): CardState;
  /** The card after all attempts, which may come in any order; undefined without attempts. */
  replay(attempts: readonly Attempt[]): CardState | undefined;
}

/** `weights` are the parameters of FSRS; by default those of the library. */
export function createScheduler(weights?: readonly number[]): Scheduler {
  // No fuzz, so that the same attempts give the same schedule on every device. No steps of minutes, because repeating a
  // text after a minute does not test memory; learners may repeat at once anyway.
  const model = fsrs({ ...(weights && { w: weights }), enable_fuzz: false, enable_short_term: false });

  const next = (card: CardState | undefined, { accuracy, atMs }: Attempt): CardState => {
    // The clocks of two devices differ, so an attempt must not be earlier than the one before it.
    const now = new Date(Math.max(atMs, card?.lastReviewMs ?? atMs));
    const { card: after } = model.next(card ? toModel(card) : createEmptyCard(now), now, gradeOf(accuracy));
    return {
      stability: after.stability,
      difficulty: after.difficulty,
      reviews: after.reps,
      lapses: after.lapses,
      intervalDays: after.scheduled_days,
      lastReviewMs: now.getTime(),
      dueMs: after.due.getTime(),
    };
  };

  return {
    next,
    replay(attempts) {
      let card: CardState | undefined;
      for (const attempt of attempts.toSorted((one, other) => one.atMs - other.atMs))
        card = next(card, attempt);
      return card;
    },
  };
}

function toModel(card: CardState): CardInput {
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reviews,
    lapses: card.lapses,
    scheduled_days: card.intervalDays,
    last_review: card.lastReviewMs,
    due: card.dueMs,
    state: State.Review,
    learning_steps: 0,
    elapsed_days: 0,
  };
}
