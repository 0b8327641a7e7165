import { randomUUID } from 'node:crypto';
import { type ConsentRecord, type ConsentRequest, consentRecordSchema } from '@speak-it-now/contract';
import type { ConsentRepository, ConsentRow } from './repository.ts';

/**
 * Proof of which account agreed to which version, and when. The browser's own record decides whether to ask again. If
 * these rows did, logging out would have to erase the proof.
 */
export class ConsentService {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly now: () => number,
  ) {}

  async record(
    userId: string,
    isSubscribed: boolean,
    { version, services }: ConsentRequest,
  ): Promise<ConsentRecord> {
    const row: ConsentRow = {
      id: randomUUID(),
      userId,
      userType: isSubscribed ? 'subscribed' : 'free',
      version,
      services: services?.join(' ') ?? null,
      acceptedAtMs: this.now(),
    };
    await this.consents.add(row);
    return toRecord(row);
  }

  /** null before the first consent to the current version. */
  async latest(userId: string): Promise<ConsentRecord | null> {
    const row = await this.consents.latest(userId, consentRecordSchema.shape.version.value);
    return row ? toRecord(row) : null;
  }
}

const toRecord = (row: ConsentRow): ConsentRecord =>
  consentRecordSchema.parse({
    timestamp: new Date(row.acceptedAtMs).toISOString(),
    userType: row.userType,
    version: row.version,
    accepted: true,
    ...(row.services !== null && { services: row.services.split(' ').filter((id) => id !== '') }),
  });
