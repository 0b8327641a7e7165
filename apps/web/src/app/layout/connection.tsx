import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';

const ConnectionNotices = lazy(() => import('../../features/connection/connection-notices.tsx'));

/** Keeps the app for offline use and tells of the connection. Comes after the page, which works without it. */
export function Connection() {
  const [isPageThere, setPageThere] = useState(false);
  useEffect(() => {
    const start = () => setPageThere(true);
    if (document.readyState === 'complete') start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  if (!isPageThere) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ConnectionNotices />
      </Suspense>
    </ErrorBoundary>
  );
}
