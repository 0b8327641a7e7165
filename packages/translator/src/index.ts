export { createTranslator, type Translator } from './translator.ts';
export * from './types.ts';
