import type { PersonalDataPart } from '../../personal-data-part.ts';
import { userKey } from '../../subject.ts';
import type { AttemptsRepository } from './repository.ts';

/** The attempts counted for an account. */
export const attemptsPart = (attempts: AttemptsRepository): PersonalDataPart => ({
  name: 'attempts',
  async collect({ id }) {
    const times = await attempts.scoredAtMs(userKey(id));
    return times.map((timeMs) => ({ scoredAt: new Date(timeMs).toISOString() }));
  },
  erase: ({ id }, transaction) => attempts.erase(userKey(id), transaction),
});
