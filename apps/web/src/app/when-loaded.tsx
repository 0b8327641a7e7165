import { type ReactNode, useEffect, useState } from 'react';
import { OptionalPart } from '../components/ui/lazy-part.tsx';
import { listen } from '../lib/browser/scope.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Renders its children once the page has loaded. If they fail, nothing is shown in their place. */
export function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const start = () => setLoaded(true);
    if (document.readyState === 'complete') start();
    return listen(window, 'load', start);
  }, []);
  if (!isLoaded) return null;
  return (
    <ErrorBoundary fallback={null}>
      <OptionalPart>{children}</OptionalPart>
    </ErrorBoundary>
  );
}
