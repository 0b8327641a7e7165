import type { LanguageCode, Register } from '@speak-it-now/contract';

export interface TranslatorRequest {
  readonly text: string;
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly register: Register;
}

export interface Translation {
  readonly translation: string;
  /** Shown to the learner. */
  readonly source: string;
}

export interface Translator {
  /** The translation, or undefined when this translator has none. */
  translate(request: TranslatorRequest): Promise<Translation | undefined>;
}
