import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { SessionsRepository } from './repository.ts';

const time = (timeMs: number) => new Date(timeMs).toISOString();

/** All sessions, ended ones too. They are deleted with the account's row. */
export const sessionsPart = (sessions: SessionsRepository): PersonalDataPart => ({
  name: 'sessions',
  async collect({ id }) {
    const all = await sessions.list(id, 0);
    return all.map(({ device, createdAtMs, lastUsedAtMs, expiresAtMs }) => ({
      device,
      signedInAt: time(createdAtMs),
      lastUsedAt: time(lastUsedAtMs),
      expiresAt: time(expiresAtMs),
    }));
  },
});
