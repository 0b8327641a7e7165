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
        return cards.map(({ language, sound, card }) => ({
          language,
          sound,
          reviews: card.reviews,
          lastReviewedAt: new Date(card.lastReviewMs).toISOString(),
          dueAt: new Date(card.dueMs).toISOString(),
        }));
      },
    },
  ];
}
