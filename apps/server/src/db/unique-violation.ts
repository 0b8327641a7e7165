/** PostgreSQL's SQLSTATE and SQLite's extended result codes for a value that another row already has. */
const UNIQUE_VIOLATIONS = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && UNIQUE_VIOLATIONS.has((error as { code?: string }).code ?? '');
}
