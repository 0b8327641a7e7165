import type { HiddenBy } from '../channel/channel.ts';
import type { ScoredGrades } from '../score/losses.ts';
import type { Deduction, Language, Locale } from '../types.ts';
import { findCauses } from './causes.ts';
import { listDeductions } from './deductions.ts';
import { tutorMessage } from './messages.ts';
import { SENTENCES } from './sentences/index.ts';
import { heardIpa, transcribe } from './transcription.ts';

export interface Feedback {
  readonly message: string;
  readonly transcription: string;
  readonly heardIpa: string;
  readonly breakdown: { readonly deductions: readonly Deduction[]; readonly finalScore: number };
}

/**
 * The feedback on a scored recording, in the language `locale`. The final score is the accuracy, rounded to a whole
 * percent. `hiddenBy` says why the recording was judged less strictly.
 */
export function giveFeedback(
  grades: ScoredGrades,
  language: Language,
  locale: Locale = 'en',
  hiddenBy?: HiddenBy,
): Feedback {
  const finalPercent = Math.round(grades.accuracy);
  const causes = findCauses(grades, language, locale);
  const small = grades.losses.find(({ kind }) => kind === 'small')?.points;
  const deductions = listDeductions(100 - finalPercent, causes, small, locale);
  const message = tutorMessage(finalPercent, deductions, grades.words.length, locale);
  return {
    message: hiddenBy ? `${message} ${SENTENCES[locale].hiddenBy[hiddenBy]}` : message,
    transcription: transcribe(grades),
    heardIpa: heardIpa(grades),
    breakdown: { deductions, finalScore: finalPercent / 100 },
  };
}
