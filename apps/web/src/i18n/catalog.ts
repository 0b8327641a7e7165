import type { ErrorCode, MESSAGES, MessageKey } from '@speak-it-now/contract';
import { LOCALES, type Locale } from '@speak-it-now/languages';
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
 * Messages of forms and of the server in one language: each message by its key, and a text for each other error code,
 * for errors without a key. A failed payment has none, because the payment provider's own message says more.
 */
export type Messages = Translated<typeof MESSAGES> &
  Readonly<Record<Exclude<ErrorCode, MessageKey | 'payment-failed'>, string>>;

/** The texts of the first load in one language. */
export interface InterfaceTexts {
  readonly language: Locale;
  readonly catalog: Catalog;
  /** Undefined in English, whose messages are in the contract. */
  readonly messages: Messages | undefined;
}

/**
 * The language that was chosen in this browser, else the first of the browser's languages (BCP 47, best first) that the
 * interface has, else English.
 */
export function chooseUiLanguage(chosen: string | null, preferred: readonly string[]): Locale {
  for (const tag of chosen === null ? preferred : [chosen, ...preferred]) {
    const primary = tag.toLowerCase().split('-', 1)[0];
    const match = LOCALES.find((language) => language === primary);
    if (match) return match;
  }
  return 'en';
}
