import { accentsOf } from '@speak-it-now/languages';
import { OptionalPart } from '../../../components/ui/lazy-part.tsx';
import { lazy } from '../../../lib/react/lazy.tsx';
import { usePhrase } from '../state/phrase.ts';

const AccentChoice = lazy(() => import('../../../components/recording/accent-choice.tsx'));
const MicrophonePicker = lazy(async () => ({
  default: (await import('./microphone-picker.tsx')).MicrophonePicker,
}));

/** The choice of the voice's accent, hidden while the checker is empty. */
export function VoiceAccent() {
  const { isBlank, languages } = usePhrase();
  if (isBlank || accentsOf(languages.target).length === 0) return null;
  return (
    <OptionalPart>
      <AccentChoice language={languages.target} />
    </OptionalPart>
  );
}

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
