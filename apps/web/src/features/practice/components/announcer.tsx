import { useTexts } from '../../../i18n/texts.tsx';
import { useCurrentAttempt } from '../state/current-attempt.ts';
import { useDrill } from '../state/drill-state.ts';

/** Announces the phase and the outcome of an attempt to screen readers. */
export function Announcer() {
  const { checker, result } = useTexts();
  const { recording, latest } = useCurrentAttempt();
  const { drill } = useDrill();
  const answer = drill ? drill.tries.at(-1) : latest?.response;
  let text = '';
  if (recording.phase === 'requesting') text = checker.waitingForMicrophone;
  if (recording.phase === 'recording') text = checker.listening;
  if (recording.phase === 'processing') text = checker.evaluating;
  if (recording.phase === 'result' && answer) {
    const { outcome, accuracy, message } = answer;
    text = outcome === 'scored' ? result.scoreAnnouncement(Math.round(accuracy), message) : message;
  }
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
