import {
  type LanguageCode,
  mergeReviewState,
  type ReviewProgress,
  type ReviewState,
  type ReviewUpdate,
} from '@speak-it-now/contract';
import { reviewDataSet } from '@speak-it-now/phrasebook/all';
import { AppError } from '../../errors.ts';
import type { ReviewRepository } from './repository.ts';

/** An account's progress in the vocabulary review, united from all of its devices. */
export class ReviewService {
  readonly #itemIds = allItemIds();

  constructor(
    private readonly repository: ReviewRepository,
    private readonly now: () => number,
  ) {}

  progress(userId: string, language: LanguageCode): Promise<ReviewProgress> {
    return this.repository.read(userId, language);
  }

  /** Unites what a device knows with what the account has. @throws AppError bad-request for an item that is none. */
  async unite(userId: string, language: LanguageCode, update: ReviewUpdate): Promise<ReviewState> {
    this.#refuseUnknownItems(update);
    const nowMs = this.now();
    const { answers, ...state } = notAfter(update, nowMs);
    return this.repository.update(
      { userId, language },
      (known) => mergeReviewState(known, state),
      answers,
      nowMs,
    );
  }

  #refuseUnknownItems({ place, done, answers }: ReviewUpdate): void {
    const named = [
      ...(place?.itemId ? [place.itemId] : []),
      ...(place?.repeat ?? []),
      ...Object.keys(done),
      ...answers.map(({ itemId }) => itemId),
    ];
    const unknown = named.find((id) => !this.#itemIds.has(id));
    if (unknown)
      throw new AppError('bad-request', `'${unknown}' is not part of the review. Reload the page.`);
  }
}

/** A device whose clock is ahead would win over every other until that time has come. */
function notAfter({ startedAtMs, place, done, answers }: ReviewUpdate, nowMs: number): ReviewUpdate {
  const bound = <Item extends { readonly atMs: number }>(item: Item): Item =>
    item.atMs > nowMs ? { ...item, atMs: nowMs } : item;
  return {
    startedAtMs: startedAtMs === null ? null : Math.min(startedAtMs, nowMs),
    place: place && bound(place),
    done: Object.fromEntries(Object.entries(done).map(([id, item]) => [id, bound(item)])),
    answers: answers.map(bound),
  };
}

function allItemIds(): ReadonlySet<string> {
  const { categories, scenarios } = reviewDataSet('en');
  return new Set([
    ...categories.flatMap(({ terms }) => terms.map(({ id }) => id)),
    ...scenarios.flatMap(({ turns }) => turns.map(({ id }) => id)),
  ]);
}
