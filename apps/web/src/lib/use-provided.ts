import { type Context, use } from 'react';

/** The value of a context that has no default. @param provider the component that must be above, for the error */
export function useProvided<Value>(ContextOfValue: Context<Value | undefined>, provider: string): Value {
  const value = use(ContextOfValue);
  if (value === undefined) throw new Error(`This needs a ${provider} above it.`);
  return value;
}
