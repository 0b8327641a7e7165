import { type ReactNode, useEffect, useRef } from 'react';
import { OptionalPart } from '../../components/ui/parts.tsx';
import { late } from '../../lib/late.tsx';
import { useIsMobile } from '../../lib/mobile.ts';
import { Announcer } from './components/announcer.tsx';
import { Script } from './components/script.tsx';
import { Stage } from './components/stage.tsx';
import { DesktopTransport, MobileSettings, MobileTransport } from './components/transport.tsx';
import { useChatMessages } from './state/chat-state.ts';
import { useCurrentAttempt } from './state/current-attempt.ts';
import { useDrill } from './state/drill-state.ts';
import { usePhrase } from './state/phrase.ts';
import { useCheckerShortcuts } from './state/use-checker-shortcuts.ts';

const Details = late(() => import('./components/details.tsx'));
const SubscriptionPopup = late(() => import('./components/subscription-popup.tsx'));

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
        <Script />
        <DesktopTransport offlineNote={offlineNote} />
      </div>
      <div className="space-y-4">
        <Stage />
        <MoreOfIt />
      </div>
    </div>
  );
}

/** One column, with the controls in reach of the thumb. */
function MobileLayout({ offlineNote }: CheckerProps) {
  const { recording, latest } = useCurrentAttempt();
  const { isEmpty } = usePhrase();
  const { drill } = useDrill();
  const stage = useRef<HTMLDivElement>(null);
  // On a phone the stage is below the text, so scroll to it when something happens there.
  useEffect(() => {
    if (recording.phase !== 'idle') stage.current?.scrollIntoView({ block: 'start' });
  }, [recording.phase]);
  // The first screen shows starter phrases instead of the settings.
  const isStart = isEmpty && recording.phase === 'idle' && !latest && !drill;
  return (
    <div data-layout="mobile" className="space-y-4">
      <div className="space-y-3 rounded-card bg-raised p-4 shadow-card">
        <Script />
        {!isStart && <MobileSettings />}
      </div>
      {isStart && <Stage />}
      <MobileTransport offlineNote={offlineNote} />
      {isStart ? (
        <MobileSettings />
      ) : (
        <div ref={stage} className="scroll-mt-3">
          <Stage />
        </div>
      )}
      <MoreOfIt />
    </div>
  );
}

/** The conversation and everything else that follows a result. */
function MoreOfIt() {
  const { latest, isBusy } = useCurrentAttempt();
  const messages = useChatMessages();
  if (isBusy || (messages.length === 0 && !latest)) return null;
  return (
    <OptionalPart>
      <Details />
    </OptionalPart>
  );
}
