import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { lazy } from '../../lib/react/lazy.tsx';
import { WhenLoaded } from '../when-loaded.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const ConnectionNotices = lazy(() => import('../../features/connection/connection-notices.tsx'));

/** Pages about signing in hide the header's sign-in button; the questions page hides the link to itself. */
const HIDES_SIGN_IN: readonly string[] = [paths.auth, paths.passwordReset];
const HIDES_QUESTIONS: readonly string[] = [paths.questions];

export function Layout({ children }: { readonly children: ReactNode }) {
  const { header } = useTexts();
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownLocation = useRef(location);
  // A new page is scrolled to its top and gets the focus, so that keyboard and screen reader continue there.
  useEffect(() => {
    if (shownLocation.current === location) return;
    shownLocation.current = location;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);
  return (
    <div className="backdrop flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
      >
        {header.skipToContent}
      </a>
      <WhenLoaded>
        <ConnectionNotices />
      </WhenLoaded>
      <Header
        hidesSignIn={HIDES_SIGN_IN.includes(location)}
        hidesQuestions={HIDES_QUESTIONS.includes(location)}
      />
      <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
