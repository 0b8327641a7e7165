import { type Context, use } from 'react';

/** The value of a context that has no default. @param provider the component that must be above, for the error */
export function useProvided<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context);
  if (value === undefined) throw new Error(`This needs a ${provider} above it.`);
  return value;
}
