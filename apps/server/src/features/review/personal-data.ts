import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { ReviewRepository } from './repository.ts';

const time = (timeMs: number) => new Date(timeMs).toISOString();

/** Progress and answers of the vocabulary review, which are deleted with the account's row. */
export const reviewPart = (repository: ReviewRepository): PersonalDataPart => ({
  name: 'vocabularyReview',
  async collect({ id }) {
    const languages = await repository.languages(id);
    return Promise.all(
      languages.map(async (language) => {
        const { startedAtMs, place, done, answers } = await repository.read(id, language);
        return {
          language,
          startedAt: startedAtMs === null ? null : time(startedAtMs),
          place: place && { item: place.itemId, step: place.step, at: time(place.atMs) },
          done: Object.entries(done).map(([item, { outcome, atMs }]) => ({ item, outcome, at: time(atMs) })),
          answers: answers.map(({ itemId, accuracy, atMs }) => ({ item: itemId, accuracy, at: time(atMs) })),
        };
      }),
    );
  },
});
