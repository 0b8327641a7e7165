import { lazy, Suspense } from 'react';
import { Announcer } from './components/announcer.tsx';
import { Chat } from './components/chat.tsx';
import { Script } from './components/script.tsx';
import { Stage } from './components/stage.tsx';
import { DesktopTransport, MobileTransport } from './components/transport.tsx';
import { usePractice } from './state/practice.tsx';

const SubscriptionPopup = lazy(() => import('./components/subscription-popup.tsx'));

/** The Pronunciation Checker tab: what to say on the left, how it went on the right; on phones one below the other. */
export function Checker() {
  const { isMobile, isPopupOpen } = usePractice();
  return (
    <>
      {isMobile ? <MobileLayout /> : <DesktopLayout />}
      <Announcer />
      {isPopupOpen && (
        <Suspense fallback={null}>
          <SubscriptionPopup />
        </Suspense>
      )}
    </>
  );
}

function DesktopLayout() {
  return (
    <div
      data-layout="desktop"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8"
    >
      <div className="rounded-card bg-raised p-5 shadow-card sm:p-7">
        <Script />
        <DesktopTransport />
      </div>
      <div className="space-y-6">
        <Stage />
        <Chat />
      </div>
    </div>
  );
}

/** One column, and the controls where the thumb is. */
function MobileLayout() {
  return (
    <div data-layout="mobile" className="space-y-5">
      <div className="rounded-card bg-raised p-4 shadow-card">
        <Script />
      </div>
      <Stage />
      <Chat />
      <MobileTransport />
    </div>
  );
}
