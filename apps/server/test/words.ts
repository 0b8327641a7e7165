import type { Assessment } from '@speak-it-now/engine';

type Phones = readonly (readonly [ipa: string, accuracy: number, heard?: string])[];

/** Words in the engine's format, made from the sounds and scores that a test is about. */
export function wordsOf(
  words: Readonly<Record<string, Phones>>,
  status: Assessment['words'][number]['status'] = 'good',
): Assessment['words'] {
  return Object.entries(words).map(([text, phones]) => ({
    text,
    start: 0,
    end: 1,
    accuracy: phones.reduce((sum, [, accuracy]) => sum + accuracy, 0) / Math.max(1, phones.length),
    status,
    phones: phones.map(([ipa, accuracy, heard]) => ({
      ipa,
      start: 0,
      end: 1,
      accuracy,
      ...(heard !== undefined && { heard }),
    })),
  }));
}
