import { OptionalPart } from '../../../components/ui/parts.tsx';
import { lazy } from '../../../lib/react/lazy.tsx';
import { usePhrase } from '../state/phrase.ts';

const MicrophonePicker = lazy(async () => ({
  default: (await import('./microphone-picker.tsx')).MicrophonePicker,
}));

/** The choice of microphones, hidden while the checker is empty. */
export function MicrophoneChoice() {
  const { isBlank } = usePhrase();
  if (isBlank) return null;
  return (
    <OptionalPart>
      <MicrophonePicker />
    </OptionalPart>
  );
}
