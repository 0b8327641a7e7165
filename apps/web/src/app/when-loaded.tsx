import { type ReactNode, useEffect, useState } from 'react';
import { OptionalPart } from '../components/ui/lazy-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Renders its children once the page has loaded. If they fail, nothing is shown in their place. */
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
