import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { cancelSpeech } from '../../../lib/speech/speaker.ts';
import type { Course } from './use-course.ts';

/** The shortcuts press the item's buttons. They do nothing if a button is missing or disabled. */
export function useCourseShortcuts({ item, recorder, record, hear, leave }: Course): void {
  useShortcuts({
    record: () => {
      if (item?.kind !== 'partner') record();
    },
    stop: () => {
      if (recorder.isBusy) recorder.stop();
      else cancelSpeech();
    },
    listen: () => {
      if (!recorder.isBusy) hear();
    },
    next: () => {
      if (!recorder.isBusy) leave();
    },
  });
}
