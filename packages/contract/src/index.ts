export * from './account.ts';
export * from './assessment.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './plans.ts';
export * from './speech.ts';
export * from './translation.ts';
