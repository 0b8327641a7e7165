/** Types and errors only: needs no model and no runtime. */
export * from './types.ts';
