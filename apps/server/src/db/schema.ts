/**
 * Every table. Times are milliseconds since 1970 in columns that end in `_ms`; there is no boolean column
 * (libsql has none), a yes/no is 0 or 1.
 */
export interface Schema {
  attempts: AttemptsTable;
  attempt_locks: AttemptLocksTable;
  rate_limits: RateLimitsTable;
}

/** One row for each scored recording inside the counting window; older rows are swept. */
interface AttemptsTable {
  id: string;
  /** 'visitor:ID' or 'user:ID'. */
  subject: string;
  /** Keyed hash of the visitor's network; null for accounts, which have no ceiling per address. */
  address: string | null;
  scored_at_ms: number;
}

/** A row to lock while the attempts of a subject or an address are counted. */
interface AttemptLocksTable {
  key: string;
  used_at_ms: number;
}

interface RateLimitsTable {
  key: string;
  count: number;
  resets_at_ms: number;
}
