import { lazy, Suspense } from 'react';
import { usePractice } from '../state/practice.tsx';

const MicrophonePicker = lazy(() =>
  import('./microphone-picker.tsx').then(({ MicrophonePicker }) => ({ default: MicrophonePicker })),
);

/** The choice of microphones, once there is something to say; where there is no choice it shows nothing. */
export function MicrophoneChoice() {
  const { isBlank } = usePractice();
  if (isBlank) return null;
  return (
    <Suspense fallback={null}>
      <MicrophonePicker />
    </Suspense>
  );
}
