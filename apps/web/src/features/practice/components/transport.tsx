import { SPEECH_RATES } from '@speak-it-now/contract';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { isServerReachable } from '../../../lib/connection.ts';
import { useRegainedFocus } from '../../../lib/regained-focus.ts';
import { useShortcutHint } from '../../../lib/shortcuts/use-shortcuts.ts';
import type { Speed } from '../../../lib/speech/rates.ts';
import { automaticSpeechMuted, setAutomaticSpeechMuted } from '../../../lib/speech/speaker.ts';
import { useStore } from '../../../lib/store.ts';
import { usePractice } from '../state/practice.tsx';
import { MicrophoneChoice } from './microphone-choice.tsx';

const SPEEDS = Object.keys(SPEECH_RATES) as Speed[];

interface TransportProps {
  /** Why nothing can be recorded while the server is out of reach. */
  readonly offlineNote: ReactNode;
}

export function DesktopTransport({ offlineNote }: TransportProps) {
  const { checker } = useTexts();
  return (
    <section aria-label={checker.transport} className="mt-6 space-y-4 border-line border-t pt-6">
      <div className="flex flex-wrap gap-3">
        <HearButton />
        <RecordControls offlineNote={offlineNote} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SpeedButtons />
        <MuteToggle />
      </div>
      <MicrophoneChoice />
    </section>
  );
}

/** Stays at the foot of the screen while the checker is in view. */
export function MobileTransport({ offlineNote }: TransportProps) {
  const { checker } = useTexts();
  const { recording } = usePractice();
  return (
    <section
      aria-label={checker.transport}
      className="sticky bottom-0 z-10 -mx-4 space-y-2.5 border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <div className="flex items-center justify-between gap-2">
        <SpeedButtons />
        <MuteToggle />
      </div>
      <div className="flex gap-2.5">
        {/* While recording nothing can be heard, and the thumb needs the room for Stop. */}
        {recording.phase !== 'recording' && <HearButton />}
        <RecordControls offlineNote={offlineNote} />
      </div>
    </section>
  );
}

function HearButton() {
  const { checker } = useTexts();
  const { isBlank, hear, isBusy } = usePractice();
  const hint = useShortcutHint('listen');
  return (
    <Button
      size="large"
      variant="plain"
      icon="speaker"
      disabled={isBlank || isBusy}
      onClick={hear}
      className="px-5"
      {...hint}
    >
      {checker.hearIt}
    </Button>
  );
}

function RecordControls({ offlineNote }: TransportProps) {
  const { checker } = useTexts();
  const { isBlank, isBusy, translation, recording, record, stop, drill, unsent } = usePractice();
  const isReachable = useStore(isServerReachable);
  const noteId = useId();
  const recordHint = useShortcutHint('record');
  const stopHint = useShortcutHint('stop');
  const isRecording = recording.phase === 'recording';
  const recordButton = useRegainedFocus(isBusy);
  const label = isRecording
    ? checker.recording
    : recording.phase === 'processing'
      ? checker.processing
      : checker.record;
  return (
    <div className="flex min-w-0 flex-1 basis-44 flex-wrap gap-2.5">
      <Button
        ref={recordButton}
        size="large"
        {...(!isRecording && recording.phase !== 'processing' && { icon: 'microphone' as const })}
        // In a drill the next step is the drill's own, after a failure the same recording once more.
        variant={translation.status === 'translated' && !drill && !unsent ? 'primary' : 'plain'}
        disabled={isBlank || isBusy || translation.status === 'loading' || !isReachable}
        {...(!isReachable && { 'aria-describedby': noteId })}
        onClick={record}
        className="flex-1 whitespace-nowrap px-3"
        {...recordHint}
      >
        {isRecording && <span className="size-3 animate-lamp rounded-full bg-on-air" aria-hidden="true" />}
        {label}
      </Button>
      {isRecording && (
        // The person has just pressed Record, which is disabled now: the focus goes to what can be pressed next.
        <Button
          size="large"
          variant="stop"
          icon="stop"
          onClick={stop}
          autoFocus
          className="flex-1"
          {...stopHint}
        >
          {checker.stop}
        </Button>
      )}
      {!isReachable && (
        <p id={noteId} className="w-full text-ink-soft text-note">
          {offlineNote}
        </p>
      )}
    </div>
  );
}

function SpeedButtons() {
  const { checker } = useTexts();
  const { speed, setSpeed } = usePractice();
  const labels: Record<Speed, string> = { slow: checker.slowSpeed, conversation: checker.conversationSpeed };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar group of toggle buttons, not form fields.
    <div role="group" aria-label={checker.speed} className="inline-flex rounded-control bg-sunken p-1">
      {SPEEDS.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={speed === key}
          onClick={() => setSpeed(key)}
          className="min-h-9 rounded-[0.55rem] px-3 font-semibold text-ink-soft text-note transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)] sm:text-small"
        >
          {labels[key]}
        </button>
      ))}
    </div>
  );
}

function MuteToggle() {
  const { checker } = useTexts();
  const isMuted = useStore(automaticSpeechMuted);
  return (
    <IconButton
      label={isMuted ? checker.unmute : checker.mute}
      icon={isMuted ? 'speakerOff' : 'speaker'}
      onClick={() => setAutomaticSpeechMuted(!isMuted)}
      className={isMuted ? 'text-poor' : ''}
    />
  );
}
