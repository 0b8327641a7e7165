import { Scope } from '../browser/scope.ts';

/**
 * Runs work with a signal that is aborted after the time, or together with the given signal. AbortSignal.timeout and
 * AbortSignal.any would do, but some of the browsers that can run the app lack them.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  given?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController();
  const end = () => ending.abort(given?.reason);
  if (given?.aborted) end();
  const scope = new Scope();
  if (given) scope.listen(given, 'abort', end);
  scope.after(limitMs, () => ending.abort(new DOMException('No answer came in time.', 'TimeoutError')));
  try {
    return await work(ending.signal);
  } finally {
    scope.end();
  }
}
