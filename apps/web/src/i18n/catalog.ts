import {
  type ErrorCode,
  LANGUAGE_CODES,
  type LanguageCode,
  type MESSAGES,
  type MessageKey,
} from '@speak-it-now/contract';
import type { english } from './en/index.ts';

/** The shape of English texts, with strings in place of literals: a translation that misses a key does not compile. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };

/** The texts of Home and of the frame around every page, in one language. */
export type Catalog = Translated<typeof english>;

/**
 * What forms and server say in one language: every message by its key, and a text for each error code that is no key,
 * for errors without one. The payment provider's words about a failed payment say more than a text of ours.
 */
export type Messages = Translated<typeof MESSAGES> &
  Readonly<Record<Exclude<ErrorCode, MessageKey | 'payment-failed'>, string>>;

/** The languages of the interface, which are those it teaches. Each needs a loader in `loaders.ts`. */
export const UI_LANGUAGES = LANGUAGE_CODES;
export type UiLanguage = LanguageCode;

/** The texts of the first load in one language. */
export interface InterfaceTexts {
  readonly language: UiLanguage;
  readonly catalog: Catalog;
  /** Undefined in English: those are the contract's. */
  readonly messages: Messages | undefined;
}

/**
 * The language that was chosen on this page before, else the first of the person's languages (BCP 47, best first)
 * that the interface speaks, else English.
 */
export function chooseUiLanguage(chosen: string | null, preferred: readonly string[]): UiLanguage {
  for (const tag of chosen === null ? preferred : [chosen, ...preferred]) {
    const primary = tag.toLowerCase().split('-', 1)[0];
    const match = UI_LANGUAGES.find((language) => language === primary);
    if (match) return match;
  }
  return 'en';
}
