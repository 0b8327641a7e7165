import { type ReactNode, useEffect, useState } from 'react';
import { OptionalPart } from '../components/ui/parts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** For what surrounds the page and can come after it: rendered once the page has loaded, and missed by nobody should it fail. */
export function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const start = () => setLoaded(true);
    if (document.readyState === 'complete') start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  if (!isLoaded) return null;
  return (
    <ErrorBoundary fallback={null}>
      <OptionalPart>{children}</OptionalPart>
    </ErrorBoundary>
  );
}
