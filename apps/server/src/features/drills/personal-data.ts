import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { DrillsRepository } from './repository.ts';

/** The drills' personal data, which is deleted with the account's row. */
export function drillsParts(repository: DrillsRepository): readonly PersonalDataPart[] {
  return [
    { name: 'firstLanguage', collect: ({ id }) => repository.firstLanguage(id) },
    {
      name: 'drills',
      async collect({ id }) {
        const cards = await repository.allCards(id);
        return cards.map(({ language, sound, reviews, lastReviewMs, dueMs }) => ({
          language,
          sound,
          reviews,
          lastReviewedAt: new Date(lastReviewMs).toISOString(),
          dueAt: new Date(dueMs).toISOString(),
        }));
      },
    },
  ];
}
