/**
 * PostgreSQL's classes 08 (connection), 53 (insufficient resources) and 57P (operator intervention), Node's network
 * errors, and libsql's "another process holds the file".
 */
const UNAVAILABLE_CODE = /^(08|53|57P)|^E(CONN|HOST|NET|PIPE|AI_|TIMEDOUT|NOTFOUND)|^SQLITE_BUSY/;
/** What node-postgres says without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True for an error that says that the database cannot be reached just now; the same query may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && UNAVAILABLE_CODE.test(code)) || UNAVAILABLE_MESSAGE.test(error.message);
}
