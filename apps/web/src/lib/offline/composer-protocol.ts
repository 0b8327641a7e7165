/** Messages between the page and the composer's worker. */
import type { SpeakerForms, TranslateRequest, Translation } from '@speak-it-now/phrasebook';

export interface ComposerRequest {
  readonly id: number;
  readonly request: TranslateRequest;
}

export interface Composed extends Translation {
  /** Set if men and women say it differently. */
  readonly speakerForms?: SpeakerForms;
}

export interface ComposerReply {
  readonly id: number;
  /** undefined if the phrasebook cannot say it. */
  readonly composed: Composed | undefined;
}
