import type { Locale } from '@speak-it-now/languages';
import type { Outcome } from '../resilience/outside-service.ts';
import type { Subject } from '../subject.ts';

/** The engine's findings that a tutor may write about. */
export interface Findings {
  readonly expectedText: string;
  /** The learned language, ISO 639-1. */
  readonly language: string;
  /** The language of reasons, details and message. */
  readonly locale: Locale;
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

interface TutorRequest {
  readonly findings: Findings;
  /** The language of the message. */
  readonly language: Locale;
  readonly subject: Subject;
}

/** Rephrases findings. Its text must be checked, see features/tutor/faithful.ts. */
export interface Tutor {
  write(request: TutorRequest): Promise<Outcome<string>>;
}
