import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_REVIEW,
  mergeReviewProgress,
  REVIEW,
  REVIEW_OUTCOMES,
  type ReviewProgress,
  reviewProgressSchema,
  uniteAnswers,
} from './review.ts';

const ITEMS = ['politeness.please', 'politeness.thank-you', 'dinner-for-two.2'];
const UUIDS = Array.from({ length: 8 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);

const itemId = fc.constantFrom(...ITEMS);
// Few different moments, so that equal ones are common.
const atMs = fc.integer({ min: 0, max: 4 });
const progress: fc.Arbitrary<ReviewProgress> = fc.record({
  startedAtMs: fc.option(atMs),
  place: fc.option(
    fc.record({
      itemId: fc.option(itemId),
      step: fc.constantFrom('prompt', 'result'),
      repeat: fc.option(fc.array(itemId, { maxLength: 2 })),
      atMs,
    }),
  ),
  done: fc.dictionary(itemId, fc.record({ outcome: fc.constantFrom(...REVIEW_OUTCOMES), atMs })),
  answers: fc
    .array(
      fc.record({ id: fc.constantFrom(...UUIDS), itemId, accuracy: fc.integer({ min: 0, max: 3 }), atMs }),
    )
    .map((answers) => uniteAnswers(answers, [])),
});

describe('merging the progress of two devices', () => {
  it('REV-27 does not depend on order or repetition', () => {
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        const merged = mergeReviewProgress(one, two);
        expect(mergeReviewProgress(two, one)).toEqual(merged);
        expect(mergeReviewProgress(merged, two)).toEqual(merged);
        expect(mergeReviewProgress(merged, three)).toEqual(
          mergeReviewProgress(one, mergeReviewProgress(two, three)),
        );
        expect(mergeReviewProgress(one, EMPTY_REVIEW)).toEqual(one);
      }),
    );
  });

  it('REV-27 keeps everything done or answered on either device', () => {
    fc.assert(
      fc.property(progress, progress, (one, two) => {
        const merged = mergeReviewProgress(one, two);
        const ids = (answers: ReviewProgress['answers']) => answers.map(({ id }) => id);
        expect(new Set(ids(merged.answers))).toEqual(new Set([...ids(one.answers), ...ids(two.answers)]));
        expect(new Set(Object.keys(merged.done))).toEqual(
          new Set([...Object.keys(one.done), ...Object.keys(two.done)]),
        );
        expect(merged.place?.atMs ?? -1).toBe(Math.max(one.place?.atMs ?? -1, two.place?.atMs ?? -1));
        expect(reviewProgressSchema.parse(JSON.parse(JSON.stringify(merged)))).toEqual(merged);
      }),
    );
  });

  it('keeps the latest answers of an item and all answers of others', () => {
    const many = Array.from({ length: REVIEW.answersKeptPerItem + 5 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      itemId: ITEMS[0]!,
      accuracy: 50,
      atMs: index,
    }));
    const single = { ...many[0]!, id: 'ffffffff-0000-4000-8000-000000000000', itemId: ITEMS[1]! };
    const kept = uniteAnswers(many.toReversed(), [single]);
    expect(kept.filter((answer) => answer.itemId === ITEMS[0])).toEqual(many.slice(5));
    expect(kept).toContainEqual(single);
  });

  it.each([
    ['an item that is no id', { done: { 'a b': { outcome: 'passed', atMs: 1 } } }],
    ['an outcome of its own', { done: { [ITEMS[0]!]: { outcome: 'great', atMs: 1 } } }],
    ['a score above 100', { answers: [{ id: UUIDS[0]!, itemId: ITEMS[0]!, accuracy: 101, atMs: 1 }] }],
    ['a time that is none', { startedAtMs: -1 }],
    ['a step of its own', { place: { itemId: ITEMS[0]!, step: 'lost', repeat: null, atMs: 1 } }],
  ])('is refused with %s', (_what, change) => {
    expect(reviewProgressSchema.safeParse({ ...EMPTY_REVIEW, ...change }).success).toBe(false);
  });
});
