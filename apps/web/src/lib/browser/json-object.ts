/**
 * The fields of a JSON object, unchecked. There are none if the text is missing, is no JSON or something else: it may be
 * from another version of the app, or edited.
 */
export function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
