import type { LANGUAGES } from './registry.ts';

/** A table with a value for each of these languages. */
export function byLanguage<Code extends keyof typeof LANGUAGES, Value>(
  codes: readonly Code[],
  of: (code: Code) => Value,
): Readonly<Record<Code, Value>> {
  return Object.fromEntries(codes.map((code) => [code, of(code)])) as Record<Code, Value>;
}
