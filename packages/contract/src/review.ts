import { z } from 'zod';

/** The numbers of the vocabulary review that web and server share. */
export const REVIEW = {
  /** From this accuracy in whole percent, a conversation goes on by itself and an item needs no repetition. */
  passAccuracy: 70,
  /** Only this many attempts at an item, the latest, decide when it is due. */
  answersKeptPerItem: 30,
  answersPerRequest: 100,
  itemIdCharacters: 80,
} as const;

const itemId = z
  .string()
  .max(REVIEW.itemIdCharacters)
  .regex(/^[a-z-]+\.[a-z0-9-]+$/);
/** Milliseconds since 1970, by the clock of the device. */
const timeMs = z.number().int().min(0).max(8_640_000_000_000_000);

/** One scored attempt at an item. */
const reviewAnswerSchema = z.object({
  id: z.uuid(),
  itemId,
  /** Whole percent. */
  accuracy: z.number().int().min(0).max(100),
  atMs: timeMs,
});
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;

/** How an item ended: said well enough, skipped, or only listened to. */
export const REVIEW_OUTCOMES = ['continued', 'listened', 'passed'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];
const doneSchema = z.object({ outcome: z.enum(REVIEW_OUTCOMES), atMs: timeMs });

/** Where the learner is. */
export const reviewPlaceSchema = z.object({
  /** null: at the summary. */
  itemId: itemId.nullable(),
  /** Before the attempt, or looking at its result. */
  step: z.enum(['prompt', 'result']),
  /** In a repetition, the items after this one; null in the review itself. */
  repeat: z.array(itemId).max(200).nullable(),
  atMs: timeMs,
});
export type ReviewPlace = z.infer<typeof reviewPlaceSchema>;

/** Progress in one language without its answers. */
export const reviewStateSchema = z.object({
  /** When it was last started from the beginning; items done before that no longer count as done. */
  startedAtMs: timeMs.nullable(),
  place: reviewPlaceSchema.nullable(),
  done: z.record(itemId, doneSchema).refine((done) => Object.keys(done).length <= 200),
});
export type ReviewState = z.infer<typeof reviewStateSchema>;

/** Answer of GET /api/review/:language. */
export const reviewProgressSchema = reviewStateSchema.extend({ answers: z.array(reviewAnswerSchema) });
export type ReviewProgress = z.infer<typeof reviewProgressSchema>;

/** Body of PUT /api/review/:language, with the answers that the account lacks. The answer is the merged state. */
export const reviewUpdateSchema = reviewStateSchema.extend({
  answers: z.array(reviewAnswerSchema).max(REVIEW.answersPerRequest),
});
export type ReviewUpdate = z.infer<typeof reviewUpdateSchema>;

export const EMPTY_REVIEW: ReviewProgress = { startedAtMs: null, place: null, done: {}, answers: [] };

/**
 * Merges the state of two devices. Commutative, associative and idempotent, so order and repetition do not matter.
 * Items done or answered on either device count; of two places the later one wins.
 */
export function mergeReviewState(one: ReviewState, other: ReviewState): ReviewState {
  const done: Record<string, ReviewState['done'][string]> = { ...one.done };
  for (const [id, theirs] of Object.entries(other.done)) {
    const ours = done[id];
    done[id] = ours ? later(ours, theirs, ({ outcome }) => outcome) : theirs;
  }
  return {
    startedAtMs:
      one.startedAtMs === null || other.startedAtMs === null
        ? (one.startedAtMs ?? other.startedAtMs)
        : Math.max(one.startedAtMs, other.startedAtMs),
    place: one.place && other.place ? later(one.place, other.place, placeKey) : (one.place ?? other.place),
    done,
  };
}

/** The same including the answers, the latest of each item. */
export function mergeReviewProgress(one: ReviewProgress, other: ReviewProgress): ReviewProgress {
  return { ...mergeReviewState(one, other), answers: uniteAnswers(one.answers, other.answers) };
}

/** The answers of both without repetition, by time; of each item the latest REVIEW.answersKeptPerItem. */
export function uniteAnswers(one: readonly ReviewAnswer[], other: readonly ReviewAnswer[]): ReviewAnswer[] {
  const byId = new Map<string, ReviewAnswer>();
  for (const answer of [...one, ...other]) {
    const known = byId.get(answer.id);
    byId.set(answer.id, known ? later(known, answer, answerKey) : answer);
  }
  const kept: ReviewAnswer[] = [];
  const counts = new Map<string, number>();
  const newestFirst = [...byId.values()].sort(
    (first, second) => second.atMs - first.atMs || compare(second.id, first.id),
  );
  for (const answer of newestFirst) {
    const count = counts.get(answer.itemId) ?? 0;
    if (count >= REVIEW.answersKeptPerItem) continue;
    counts.set(answer.itemId, count + 1);
    kept.push(answer);
  }
  return kept.reverse();
}

/** The later of two; at equal times the one with the greater key, so that both sides choose the same. */
function later<Item extends { readonly atMs: number }>(
  one: Item,
  other: Item,
  key: (item: Item) => string,
): Item {
  const order = one.atMs - other.atMs || compare(key(one), key(other));
  return order >= 0 ? one : other;
}

const placeKey = ({ itemId: id, step, repeat }: ReviewPlace) => JSON.stringify([id, step, repeat]);
const answerKey = ({ itemId: id, accuracy }: ReviewAnswer) => JSON.stringify([id, accuracy]);
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
