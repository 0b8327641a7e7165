import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { HistoryRepository } from './repository.ts';

/** An account's history, which is deleted with the account's row. */
export function historyParts(history: HistoryRepository): readonly PersonalDataPart[] {
  return [
    { name: 'history', collect: ({ id }) => history.allAttempts(id) },
    {
      name: 'sounds',
      collect: async ({ id }) => ({
        phones: await history.phoneStats(id),
        confusions: await history.confusions(id),
      }),
    },
    { name: 'bestScores', collect: ({ id }) => history.allBestScores(id) },
  ];
}
