import type { Judgement } from '../score/judge.ts';
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
 * Everything that is said about a judged recording, in the language `locale`. The final score is the accuracy in
 * whole percents.
 */
export function giveFeedback(judgement: Judgement, language: Language, locale: Language = 'en'): Feedback {
  const finalPercent = Math.round(judgement.accuracy);
  const { named, unnamedWeight } = findCauses(judgement, language, locale);
  const deductions = shareDeductions(100 - finalPercent, named, unnamedWeight, locale);
  return {
    message: tutorMessage(finalPercent, deductions, judgement.words.length, locale),
    transcription: transcribe(judgement),
    heardIpa: heardIpa(judgement),
    breakdown: { deductions, finalScore: finalPercent / 100 },
  };
}
