import { type ReactNode, useEffect, useRef } from 'react';
import { OptionalPart } from '../../components/ui/parts.tsx';
import { useIsMobile } from '../../lib/browser/mobile.ts';
import { lazy } from '../../lib/react/lazy.tsx';
import { Announcer } from './components/announcer.tsx';
import { PhraseForm } from './components/phrase-form.tsx';
import {
  DesktopRecordControls,
  MobileRecordControls,
  MobileSettings,
} from './components/record-controls.tsx';
import { ResultPane } from './components/result-pane.tsx';
import { useChatMessages } from './state/chat-state.ts';
import { useCurrentAttempt } from './state/current-attempt.ts';
import { useDrill } from './state/drill-state.ts';
import { usePhrase } from './state/phrase.ts';
import { useCheckerShortcuts } from './state/use-checker-shortcuts.ts';

const Details = lazy(() => import('./components/details.tsx'));
const SubscriptionPopup = lazy(() => import('./components/subscription-popup.tsx'));

interface CheckerProps {
  /** Why recording is impossible while the server is unreachable. */
  readonly offlineNote: ReactNode;
}

/** The Pronunciation Checker tab: the text on the left, the result on the right; on phones one below the other. */
export function Checker({ offlineNote }: CheckerProps) {
  const { isPopupOpen } = useCurrentAttempt();
  const isMobile = useIsMobile();
  useCheckerShortcuts();
  return (
    <>
      {isMobile ? <MobileLayout offlineNote={offlineNote} /> : <DesktopLayout offlineNote={offlineNote} />}
      <Announcer />
      {isPopupOpen && (
        <OptionalPart>
          <SubscriptionPopup />
        </OptionalPart>
      )}
    </>
  );
}

function DesktopLayout({ offlineNote }: CheckerProps) {
  return (
    <div
      data-layout="desktop"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8"
    >
      <div className="rounded-card bg-raised p-5 shadow-card sm:p-7 lg:sticky lg:top-4">
        <PhraseForm />
        <DesktopRecordControls offlineNote={offlineNote} />
      </div>
      <div className="space-y-4">
        <ResultPane />
        <MoreAboutAttempt />
      </div>
    </div>
  );
}

/** One column, with the controls in reach of the thumb. */
function MobileLayout({ offlineNote }: CheckerProps) {
  const { recording, latest } = useCurrentAttempt();
  const { isEmpty } = usePhrase();
  const { drill } = useDrill();
  const resultPane = useRef<HTMLDivElement>(null);
  // On a phone the result pane is below the text, so scroll to it when something happens there.
  useEffect(() => {
    if (recording.phase !== 'idle') resultPane.current?.scrollIntoView({ block: 'start' });
  }, [recording.phase]);
  // The first screen shows starter phrases instead of the settings.
  const isStart = isEmpty && recording.phase === 'idle' && !latest && !drill;
  return (
    <div data-layout="mobile" className="space-y-4">
      <div className="space-y-3 rounded-card bg-raised p-4 shadow-card">
        <PhraseForm />
        {!isStart && <MobileSettings />}
      </div>
      {isStart && <ResultPane />}
      <MobileRecordControls offlineNote={offlineNote} />
      {isStart ? (
        <MobileSettings />
      ) : (
        <div ref={resultPane} className="scroll-mt-3">
          <ResultPane />
        </div>
      )}
      <MoreAboutAttempt />
    </div>
  );
}

/** The conversation and everything else that follows a result. */
function MoreAboutAttempt() {
  const { latest, isBusy } = useCurrentAttempt();
  const messages = useChatMessages();
  if (isBusy || (messages.length === 0 && !latest)) return null;
  return (
    <OptionalPart>
      <Details />
    </OptionalPart>
  );
}
