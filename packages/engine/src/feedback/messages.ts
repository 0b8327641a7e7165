import type { Deduction, NotJudgedReason } from '../types.ts';

/** What happened and what to do, for a recording that was not judged. Never blames the learner. */
export const NOT_JUDGED_MESSAGES: Readonly<Record<NotJudgedReason, string>> = {
  silence: 'No speech was heard. Check that the right microphone is chosen and not muted, then record again.',
  'too-quiet':
    'The recording is too quiet to judge. Move closer to the microphone or turn its level up, then record again.',
  'too-short':
    'The recording is too short for this phrase. Press Record, wait a moment, say the whole phrase, then stop.',
  clipped:
    'The recording is distorted because the level is too high. Move a little away from the microphone or turn its level down, then record again.',
  'too-noisy':
    'There is too much noise to hear your voice. Find a quieter place or move closer to the microphone, then record again.',
  'other-speech':
    'Other speech covers the phrase. Record again where nobody else is talking, and say only the phrase.',
  'wrong-text':
    'That did not sound like the phrase shown. Listen to it once with Hear It, then say exactly that phrase.',
};

/** The tutor's words for a score: how it went, then the one thing to fix first. */
export function tutorMessage(accuracy: number, deductions: readonly Deduction[]): string {
  const first = deductions.find(({ details }) => details !== undefined);
  const praise = opening(accuracy);
  if (!first || accuracy >= 97) return praise;
  return `${praise} ${accuracy >= 90 ? 'To polish it' : 'Fix this first'}: ${first.reason}. ${first.details}`;
}

function opening(accuracy: number): string {
  if (accuracy >= 95) return 'Excellent! That is how a native speaker says it.';
  if (accuracy >= 85) return 'Very good! Everything was easy to understand.';
  if (accuracy >= 70) return 'Good! Most of it was clear.';
  if (accuracy >= 50) return 'A fair start. Some sounds need work.';
  if (accuracy >= 25) return 'Keep going. Listen to the phrase once more and say it slowly.';
  return 'This one is hard. Listen to each word by itself first, then say it slowly.';
}
