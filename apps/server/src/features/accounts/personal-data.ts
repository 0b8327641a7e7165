import type { DataOwner, PersonalDataPart } from '../../personal-data-part.ts';
import type { AccountsRepository } from './repository.ts';
import type { Throttle } from './throttle.ts';

const time = (timeMs: number) => new Date(timeMs).toISOString();

/** Settings and learned terms, which are deleted with the account's row. */
export function accountParts(accounts: AccountsRepository): readonly PersonalDataPart[] {
  return [
    {
      name: 'password',
      async collect({ id }) {
        return { lastChangedAt: time((await accounts.settings(id)).passwordChangedAtMs) };
      },
    },
    {
      name: 'mailLanguage',
      async collect({ id }) {
        return (await accounts.settings(id)).language;
      },
    },
    {
      name: 'learnedTerms',
      async collect({ id }) {
        const terms = await accounts.learnedTerms(id);
        return terms.map(({ term, language, learnedAtMs }) => ({
          term,
          language,
          learnedAt: time(learnedAtMs),
        }));
      },
    },
  ];
}

/** The tries counted for an account. */
export const throttlePart = (
  throttle: Throttle,
  keysOf: (owner: DataOwner) => readonly string[],
): PersonalDataPart => ({
  name: 'loginProtection',
  async collect(owner) {
    const counts = await throttle.counts(keysOf(owner));
    return counts.map(({ key, tries, lastAtMs }) => ({
      kind: key.split(':')[0],
      tries,
      lastAt: time(lastAtMs),
    }));
  },
  erase: (owner, transaction) => throttle.forget(keysOf(owner), transaction),
});
