import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { PhrasesRepository } from './repository.ts';

/** The learner's own phrases, which are deleted with the account's row. */
export const phrasesPart = (repository: PhrasesRepository): PersonalDataPart => ({
  name: 'phrases',
  async collect({ id }) {
    const phrases = await repository.of(id);
    return phrases.map(({ savedAtMs, ...phrase }) => ({
      ...phrase,
      savedAt: new Date(savedAtMs).toISOString(),
    }));
  },
});
