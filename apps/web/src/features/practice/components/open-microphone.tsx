import type { ReactNode } from 'react';
import { LevelMeter } from '../../../components/recording/level-meter.tsx';
import { useRecordingTexts } from '../../../components/recording/texts/index.ts';
import { inputLevel } from '../../../components/recording/use-attempt.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { audioPreferences } from '../../../lib/audio-preferences.ts';
import { isChosenMicrophoneMissing } from '../../../lib/recorder/microphones.ts';
import { useStore } from '../../../lib/store.ts';
import { useCurrentAttempt } from '../state/current-attempt.ts';

/** The lamp, the level, and a word while there is still time when the voice does not arrive as it should. */
export function OpenMicrophone({ children }: { readonly children?: ReactNode }) {
  const { checker } = useTexts();
  const { hearing } = useRecordingTexts();
  const { recording } = useCurrentAttempt();
  const { hint } = useStore(inputLevel);
  const isMissing = useStore(isChosenMicrophoneMissing);
  const { microphone } = useStore(audioPreferences);
  const isOpen = recording.phase === 'recording';
  return (
    <>
      <p className="flex items-center gap-2.5 font-semibold text-on-air">
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-full bg-on-air ${isOpen ? 'animate-lamp' : 'opacity-40'}`}
        />
        {isOpen ? checker.listening : checker.waitingForMicrophone}
      </p>
      {children}
      <LevelMeter />
      {/* Always there, so that a screen reader hears what comes into it. */}
      <p role="status" className="mt-3 min-h-12 max-w-prose text-small">
        {isOpen && hint && (
          <span className={hint === 'too-loud' || hint === 'no-sound' ? 'font-semibold text-poor' : ''}>
            {hearing[hint]}
          </span>
        )}
        {isOpen && !hint && isMissing && microphone && hearing.substitute(microphone.label)}
      </p>
    </>
  );
}
