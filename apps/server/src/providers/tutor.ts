import type { LanguageCode } from '@speak-it-now/contract';
import type { Outcome } from '../resilience/outside-service.ts';
import type { Subject } from '../subject.ts';

/** What the engine found, as far as a tutor may speak of it. */
export interface Findings {
  readonly expectedText: string;
  /** The language that is learned, ISO 639-1. */
  readonly language: string;
  /** The language of reasons, details and message. */
  readonly locale: LanguageCode;
  /** Whole percent. */
  readonly accuracy: number;
  readonly deductions: readonly {
    /** Whole percent. */
    readonly percent: number;
    readonly reason: string;
    readonly details?: string | undefined;
  }[];
  /** The engine's own words. */
  readonly message: string;
}

export interface TutorRequest {
  readonly findings: Findings;
  /** The language to write in. */
  readonly language: LanguageCode;
  readonly subject: Subject;
}

/** Puts findings into other words. What it writes is not to be trusted: see features/tutor/faithful.ts. */
export interface Tutor {
  write(request: TutorRequest): Promise<Outcome<string>>;
}
