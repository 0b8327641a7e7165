import { useEffect, useState } from 'react';
import NeededDownload, { NotCounted } from '../../../components/device-scoring/needed-download.tsx';
import { useDeviceScoringTexts } from '../../../components/device-scoring/texts/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Icon, type IconName } from '../../../components/ui/icons.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { browserKind } from '../../../lib/recorder/browser-kind.ts';
import type { RecordingProblem } from '../../../lib/recorder/recording-state.ts';
import { deviceScoring } from '../../../lib/scoring/scoring-place.ts';
import { useStore } from '../../../lib/store.ts';
import { useCurrentAttempt } from '../state/current-attempt.ts';
import { usePracticeTexts } from '../texts/index.ts';
import { Frame } from './frame.tsx';
import { MicrophonePicker } from './microphone-picker.tsx';

const ICONS: Partial<Record<RecordingProblem['kind'], IconName>> = {
  processing: 'cross',
  connection: 'cross',
  'not-downloaded': 'device',
  'not-counted': 'gap',
};

/** What went wrong with a recording, and how to fix it in this browser. */
export default function Problem() {
  const { checker } = useTexts();
  const device = useDeviceScoringTexts();
  const { languages } = useStore(deviceScoring);
  const { recording, unsent, sendAgain } = useCurrentAttempt();
  if (recording.phase !== 'error') return null;
  const { problem } = recording;
  const isOfDevice = problem.kind === 'not-downloaded' || problem.kind === 'not-counted';
  const canBeJudged = problem.kind !== 'not-downloaded' || languages.includes(problem.language);
  return (
    <Frame
      className={`border bg-raised shadow-card ${problem.kind === 'not-downloaded' ? 'border-line' : 'border-poor'}`}
    >
      <Icon
        name={ICONS[problem.kind] ?? 'microphone'}
        className={`size-9 ${problem.kind === 'not-downloaded' ? 'text-accent' : 'text-poor'}`}
      />
      <Explanation problem={problem} />
      {(problem.kind === 'unheard' || problem.kind === 'unplugged') && (
        <div className="mt-5 max-w-80">
          <MicrophonePicker />
        </div>
      )}
      {unsent && canBeJudged && (
        <div className="mt-5">
          <Button variant="primary" icon="repeat" onClick={sendAgain}>
            {isOfDevice ? device.scoreIt : checker.sendAgain}
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** Also used for drills of a single word. */
export function Explanation({ problem }: { readonly problem: RecordingProblem }) {
  if (problem.kind === 'not-downloaded') return <NeededDownload language={problem.language} />;
  if (problem.kind === 'not-counted') return <NotCounted />;
  return <OwnExplanation problem={problem} />;
}

type OwnProblem = Exclude<RecordingProblem, { readonly kind: 'not-downloaded' | 'not-counted' }>;

function OwnExplanation({ problem }: { readonly problem: OwnProblem }) {
  const { checker, microphoneHelp, toasts } = useTexts();
  const { hearing } = usePracticeTexts();
  const isAllowed = useIsMicrophoneAllowed();
  const texts = {
    microphone: {
      title: microphoneHelp.title,
      text: problem.kind === 'microphone' ? microphoneHelp[problem.reason] : '',
    },
    'no-audio': { title: toasts.recording.title, text: toasts.recording.noAudio },
    'too-short': { title: toasts.recording.title, text: toasts.recording.tooShort },
    unheard: { title: toasts.recording.title, text: toasts.recording.notHeard },
    unplugged: { title: hearing.unpluggedTitle, text: hearing.unplugged },
    connection: { title: checker.errorProcessing, text: toasts.processing.noConnection },
    processing: { title: checker.errorProcessing, text: toasts.processing.text },
  }[problem.kind];
  const isRefused = problem.kind === 'microphone' && problem.reason === 'not-allowed';
  return (
    <>
      <h2 className="mt-4 text-title">{texts.title}</h2>
      {isRefused && isAllowed ? (
        <p role="status" className="mt-2 max-w-prose font-semibold text-good">
          {hearing.allowedNow}
        </p>
      ) : (
        <p className="mt-2 max-w-prose">{texts.text}</p>
      )}
      {isRefused && !isAllowed && <PermissionSteps />}
    </>
  );
}

function PermissionSteps() {
  const { permission } = usePracticeTexts();
  const { name, steps } = permission.browsers[browserKind(navigator.userAgent, navigator.maxTouchPoints)];
  return (
    <div className="mt-5 rounded-control bg-sunken p-4 sm:p-5">
      <h3 className="text-body">{permission.title(name)}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-ink-soft text-small">{permission.system}</p>
    </div>
  );
}

/** Watches the browser's permission, if it can, to hide the help once access is granted. */
function useIsMicrophoneAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isCurrent = true;
    const read = () => setAllowed(status?.state === 'granted');
    navigator.permissions?.query({ name: 'microphone' }).then(
      (found) => {
        if (!isCurrent) return;
        status = found;
        read();
        status.addEventListener('change', read);
      },
      // Some browsers do not support querying this permission.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      status?.removeEventListener('change', read);
    };
  }, []);
  return isAllowed;
}
