import { type Context, use } from 'react';

/** The value of a context without a default. @param provider the component that provides it, for the error message */
export function useProvided<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context);
  if (value === undefined) throw new Error(`This needs a ${provider} above it.`);
  return value;
}
