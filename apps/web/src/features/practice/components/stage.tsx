import { LANGUAGES } from '@speak-it-now/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icons.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { usePractice } from '../state/practice.tsx';
import { LevelMeter } from './level-meter.tsx';

const ResultView = lazy(() => import('./result-view.tsx'));

/** Where the attempt happens: an invitation, the open microphone, the wait, the result, or what went wrong. */
export function Stage() {
  const { recording, latest } = usePractice();
  switch (recording.phase) {
    case 'requesting':
    case 'recording':
      return <Listening />;
    case 'processing':
      return <Evaluating />;
    case 'error':
      return <Problem />;
    default:
      return latest ? (
        <Suspense fallback={<Evaluating />}>
          <ResultView attempt={latest} key={latest.response.message + latest.audio.size} />
        </Suspense>
      ) : (
        <Invitation />
      );
  }
}

function Frame({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <section
      className={`flex min-h-64 flex-col justify-center rounded-card p-6 sm:min-h-80 sm:p-9 ${className}`}
    >
      {children}
    </section>
  );
}

function Invitation() {
  const { empty } = useTexts();
  const { startWith, text } = usePractice();
  return (
    <Frame className="border border-line border-dashed bg-paper">
      <svg
        viewBox="0 0 400 60"
        aria-hidden="true"
        className="w-full max-w-100"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path
          d="M4 30h40c10 0 10-20 20-20s10 38 20 38 10-44 20-44 10 48 20 48 10-36 20-36 10 22 20 22 8-8 16-8h20"
          className="stroke-model"
        />
        <path
          d="M204 30h30c9 0 9-14 18-14s9 30 18 30 9-38 18-38 9 42 18 42 9-32 18-32 9 18 18 18 8-6 14-6h40"
          className="stroke-mine"
          strokeDasharray="1 8"
        />
      </svg>
      <h2 className="mt-6 text-title">{empty.title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{empty.text}</p>
      {text === '' && (
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {empty.examples.map((example) => (
            <li key={example}>
              <Button onClick={() => startWith(example)}>{example}</Button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Listening() {
  const { checker } = useTexts();
  const { recording, languages, translation, text } = usePractice();
  const term = translation.status === 'translated' ? translation.text : text;
  const isOpen = recording.phase === 'recording';
  return (
    <Frame className="animate-arrive border-2 border-on-air bg-raised">
      <p className="flex items-center gap-2.5 font-semibold text-on-air">
        <span
          aria-hidden="true"
          className={`size-3 rounded-full bg-on-air ${isOpen ? 'animate-lamp' : 'opacity-40'}`}
        />
        {isOpen ? checker.listening : checker.waitingForMicrophone}
      </p>
      <p
        lang={LANGUAGES[languages.target].bcp47}
        className="mt-4 font-bold font-display text-title leading-tight"
      >
        {term}
      </p>
      <LevelMeter />
      {isOpen && recording.transcript !== '' && (
        <p lang={LANGUAGES[languages.target].bcp47} className="mt-4 text-lead text-mine">
          {checker.quoted(recording.transcript)}
        </p>
      )}
    </Frame>
  );
}

function Evaluating() {
  const { checker } = useTexts();
  return (
    <Frame className="bg-raised shadow-card">
      <svg viewBox="0 0 220 44" aria-hidden="true" className="w-56 text-mine">
        {Array.from({ length: 18 }, (_, index) => {
          const height = 8 + 30 * Math.abs(Math.sin(index * 0.9));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
              key={index}
              x={index * 12 + 2}
              y={22 - height / 2}
              width="5"
              height={height}
              rx="2.5"
              fill="currentColor"
              className="animate-lamp"
              style={{ animationDelay: `${index * 70}ms` }}
            />
          );
        })}
      </svg>
      <p className="mt-5 font-semibold text-lead">{checker.evaluating}</p>
    </Frame>
  );
}

function Problem() {
  const { checker, microphoneHelp, toasts } = useTexts();
  const { recording, unsent, sendAgain } = usePractice();
  if (recording.phase !== 'error') return null;
  const { problem } = recording;
  const texts = {
    microphone: {
      title: microphoneHelp.title,
      text: problem.kind === 'microphone' ? microphoneHelp[problem.reason] : '',
    },
    'no-audio': { title: toasts.recording.title, text: toasts.recording.noAudio },
    'too-short': { title: toasts.recording.title, text: toasts.recording.tooShort },
    unheard: { title: toasts.recording.title, text: toasts.recording.notHeard },
    processing: { title: checker.errorProcessing, text: toasts.processing.text },
  }[problem.kind];
  return (
    <Frame className="border border-poor bg-raised shadow-card">
      <Icon name={problem.kind === 'processing' ? 'cross' : 'microphone'} className="size-9 text-poor" />
      <h2 className="mt-4 text-title">{texts.title}</h2>
      <p className="mt-2 max-w-prose">{texts.text}</p>
      {unsent && (
        <div className="mt-5">
          <Button variant="primary" icon="repeat" onClick={sendAgain}>
            {checker.sendAgain}
          </Button>
        </div>
      )}
    </Frame>
  );
}
