import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { ConsentRepository } from './repository.ts';

/** Agreements, which are deleted with the account's row. */
export const consentsPart = (consents: ConsentRepository): PersonalDataPart => ({
  name: 'consents',
  async collect({ id }) {
    const rows = await consents.all(id);
    return rows.map((row) => ({
      timestamp: new Date(row.acceptedAtMs).toISOString(),
      userType: row.userType,
      version: row.version,
      services: row.services?.split(' ') ?? [],
    }));
  },
});
