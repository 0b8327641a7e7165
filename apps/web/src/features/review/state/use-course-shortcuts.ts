import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { cancelSpeech } from '../../../lib/speech/speaker.ts';
import type { HandsFree } from '../hands-free/use-hands-free.ts';
import type { Course } from './use-course.ts';

/** The shortcuts press the item's buttons. They do nothing if a button is missing or disabled. */
export function useCourseShortcuts(course: Course, handsFree: HandsFree): void {
  const { item, recorder, record, hear, leave } = course;
  const isHandsFree = handsFree.state.phase === 'running';
  useShortcuts({
    record: () => {
      if (item?.kind !== 'partner' && !isHandsFree) record();
    },
    stop: () => {
      if (isHandsFree) handsFree.pause();
      else if (recorder.isBusy) recorder.stop();
      else cancelSpeech();
    },
    listen: () => {
      if (!recorder.isBusy && !isHandsFree) hear();
    },
    next: () => {
      if (isHandsFree) handsFree.skip();
      else if (!recorder.isBusy) leave();
    },
  });
}
