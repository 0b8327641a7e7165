import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { cancelSpeech } from '../../../lib/speech/speaker.ts';
import type { Course } from './use-course.ts';

/** The shortcuts do what the item's buttons do, and nothing where there is no such button or it could not be pressed. */
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
