import type { Transaction } from 'kysely';
import type { Schema } from './db/schema.ts';

/** The account whose data is exported or erased. */
export interface DataOwner {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** One kind of personal data, for export and deletion; `personal-data-parts.ts` has all of them. */
export interface PersonalDataPart {
  /** Its name in the export. */
  readonly name: string;
  /** All stored data in readable form; long lists come one item at a time. */
  collect(owner: DataOwner): Promise<unknown> | AsyncIterable<unknown>;
  /** Deletes data that the database does not delete together with the account's row. */
  erase?(owner: DataOwner, transaction: Transaction<Schema>): Promise<void>;
}
