/** Messages between the page and the composer's worker. */
import type { TranslateRequest, Translation } from '@speak-it-now/phrasebook';

export interface ComposerRequest {
  readonly id: number;
  readonly request: TranslateRequest;
}

export interface Composed extends Translation {
  /** What men and women say of themselves, if it differs. */
  readonly speakerForms?: Readonly<Record<'masculine' | 'feminine', string>>;
}

export interface ComposerReply {
  readonly id: number;
  /** undefined if the phrasebook cannot say it. */
  readonly composed: Composed | undefined;
}
