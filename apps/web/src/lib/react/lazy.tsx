import { type ComponentType, use } from 'react';

/** A part of the app could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
  }
}

const failures = new Set<() => void>();

/** Parts that failed to load are requested again when they are next needed. */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loads once, however often it is called. Rejects with LoadError. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      failures.add(() => {
        loading = undefined;
      });
      throw new LoadError(cause);
    });
    return loading;
  };
}

/**
 * A component whose code loads when it is first shown. Unlike React's `lazy` it can be loaded again after a failure.
 * Use it below a `LazyPart` or `OptionalPart`, which retries.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadComponent = loadOnce(async () => {
    Loaded = (await load()).default;
    return Loaded;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's lazy.
  return function Lazy(props: Props) {
    const Shown = Loaded ?? use(loadComponent());
    return <Shown {...props} />;
  };
}
