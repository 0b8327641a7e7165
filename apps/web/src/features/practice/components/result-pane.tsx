import { LANGUAGES, type TranslatedLanguage } from '@speak-it-now/languages';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { LazyPart } from '../../../components/ui/lazy-part.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { useIsMobile } from '../../../lib/browser/mobile.ts';
import { lazy } from '../../../lib/react/lazy.tsx';
import { useCurrentAttempt } from '../state/current-attempt.ts';
import { useDrill } from '../state/drill-state.ts';
import { usePhrase } from '../state/phrase.ts';
import { ResultCard } from './result-card.tsx';

/** Starter phrases in the source language. The phrasebook translates each of them. */
const EXAMPLES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  en: ['good morning', 'thank you very much', 'where is the bathroom?'],
  es: ['buenos días', 'muchas gracias', '¿dónde está el baño?'],
  fr: ['bonjour', 'merci beaucoup', 'où sont les toilettes ?'],
  de: ['guten Morgen', 'vielen Dank', 'wo ist die Toilette?'],
  it: ['buongiorno', 'grazie mille', 'dov’è il bagno?'],
};

const loadListening = () => import('./listening.tsx');
const Listening = lazy(loadListening);
const Problem = lazy(() => import('./problem.tsx'));
const ResultView = lazy(() => import('./result-view.tsx'));
const WordDrill = lazy(() => import('./word-drill.tsx'));

/** The attempt: what to do first, the open microphone, the wait, the result, or the problem. */
export function ResultPane() {
  const { recording } = useCurrentAttempt();
  const { isBlank } = usePhrase();
  useEffect(() => {
    if (!isBlank) loadListening().catch(() => undefined);
  }, [isBlank]);
  return (
    <LazyPart
      subject={recording.phase}
      loading={recording.phase === 'result' ? <Evaluating /> : <LoadingCard />}
    >
      <PaneContent />
    </LazyPart>
  );
}

function PaneContent() {
  const { recording, latest } = useCurrentAttempt();
  const { drill } = useDrill();
  if (drill) return <WordDrill drill={drill} />;
  switch (recording.phase) {
    case 'requesting':
    case 'recording':
      return <Listening />;
    case 'processing':
      return <Evaluating />;
    case 'error':
      return <Problem />;
    default:
      return latest ? <ResultView attempt={latest} key={latest.id} /> : <EmptyState />;
  }
}

/** What to do next. Phones have room for it only before a text is entered. */
function EmptyState() {
  const { empty } = useTexts();
  const { isEmpty, translation } = usePhrase();
  const isMobile = useIsMobile();
  if (isMobile) {
    if (!isEmpty) return null;
    return (
      <section className="rounded-card border border-line border-dashed p-4">
        <h2 className="text-lead">{empty.title}</h2>
        <Examples className="mt-3" />
      </section>
    );
  }
  const isTranslated = translation.status === 'translated';
  const { title, text: lead } = isTranslated ? empty.ready : empty;
  // A text without a translation leaves the choice open again.
  const offersExamples = isEmpty || translation.status === 'error';
  return (
    <ResultCard className="border border-line border-dashed bg-paper">
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
      <h2 className="mt-6 text-title">{title}</h2>
      {(offersExamples || isTranslated) && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      {offersExamples && <Examples className="mt-5" />}
    </ResultCard>
  );
}

function Examples({ className }: { readonly className: string }) {
  const { languages, startWith } = usePhrase();
  return (
    <ul className={`flex flex-wrap gap-2.5 ${className}`}>
      {EXAMPLES[languages.source].map((example) => (
        <li key={example}>
          <Button lang={LANGUAGES[languages.source].bcp47} onClick={() => startWith(example)}>
            {example}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The result pane while its content is loading. */
function LoadingCard() {
  const { checker } = useTexts();
  return (
    <ResultCard className="bg-raised shadow-card">
      <p className="font-semibold text-ink-soft">{checker.waitingForMicrophone}</p>
    </ResultCard>
  );
}

function Evaluating() {
  const { checker } = useTexts();
  return (
    <ResultCard className="bg-raised shadow-card">
      <svg viewBox="0 0 220 44" aria-hidden="true" className="w-56 max-w-full text-mine">
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
    </ResultCard>
  );
}
