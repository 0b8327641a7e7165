import type { Grades } from '../score/grade.ts';
import type { Deduction, Language } from '../types.ts';
import { findCauses } from './causes.ts';
import { shareDeductions } from './deductions.ts';
import { tutorMessage } from './messages.ts';
import { heardIpa, transcribe } from './transcription.ts';

export interface Feedback {
  readonly message: string;
  readonly transcription: string;
  readonly heardIpa: string;
  readonly breakdown: { readonly deductions: readonly Deduction[]; readonly finalScore: number };
}

/**
 * The feedback on a scored recording, in the language `locale`. The final score is the accuracy, rounded to a whole
 * percent.
 */
export function giveFeedback(grades: Grades, language: Language, locale: Language = 'en'): Feedback {
  const finalPercent = Math.round(grades.accuracy);
  const { named, unnamedWeight } = findCauses(grades, language, locale);
  const deductions = shareDeductions(100 - finalPercent, named, unnamedWeight, locale);
  return {
    message: tutorMessage(finalPercent, deductions, grades.words.length, locale),
    transcription: transcribe(grades),
    heardIpa: heardIpa(grades),
    breakdown: { deductions, finalScore: finalPercent / 100 },
  };
}
