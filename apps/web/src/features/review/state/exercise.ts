import { useState } from 'react';
import type { ReviewItem } from './content.ts';
import type { Course } from './use-course.ts';

/** How items are practiced. */
export const EXERCISES = ['say', 'dictation', 'hands-free'] as const;
export type Exercise = (typeof EXERCISES)[number];

/** In a dictation an item is hidden until it is typed. A reload forgets what was typed, but not its score. */
export function useDictation(item: ReviewItem, course: Course, exercise: Exercise) {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly typed: string }>();
  const typed = answer?.id === item.id ? answer.typed : undefined;
  const isSaid = course.progress.place?.step === 'result';
  return {
    isHidden: exercise === 'dictation' && typed === undefined && !isSaid && !course.recorder.isBusy,
    typed: exercise === 'dictation' ? typed : undefined,
    check: (text: string) => setAnswer({ id: item.id, typed: text }),
  };
}
