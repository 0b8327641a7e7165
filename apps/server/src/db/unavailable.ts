/**
 * PostgreSQL's classes 08 (connection), 53 (insufficient resources), 57P (operator intervention) and 25006 (read-only),
 * Node's network errors, and libsql's errors for a file that is locked, unreadable or damaged.
 */
const UNAVAILABLE_CODE =
  /^(08|53|57P)|^E(CONN|HOST|NET|PIPE|AI_|TIMEDOUT|NOTFOUND)|^25006|^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;
/** Messages of node-postgres' errors without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True for errors which say that the database cannot be reached now; the same query may work later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && UNAVAILABLE_CODE.test(code)) || UNAVAILABLE_MESSAGE.test(error.message);
}

/** True if the disk is full, which only the operator can fix. */
export function isDatabaseFull(error: unknown): boolean {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown };
  return code === 'SQLITE_FULL' || code === '53100';
}
