import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Scope } from '../../lib/browser/scope.ts';
import { forgetFailedLoads, LoadError } from '../../lib/react/lazy.tsx';
import { Button } from './button.tsx';

/** Pauses between attempts to load an optional part grow from the first to the second. */
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

interface PartProps {
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

interface LazyPartProps extends PartProps {
  /** Names what the part shows; a new name clears an earlier failure. */
  readonly subject?: string;
}

/** A part of the page that loads later. If loading fails, a note offers to try again. */
export function LazyPart({ loading = null, subject = '', children }: LazyPartProps) {
  return (
    <LoadBoundary subject={subject} missing={({ retry }) => <LoadFailureNote onRetry={retry} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** A part that the page can do without. If loading fails, nothing is shown and it is tried again automatically. */
export function OptionalPart({ loading = null, children }: PartProps) {
  return (
    <LoadBoundary subject="" missing={(failed) => <RetryLater key={failed.count} {...failed} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </LoadBoundary>
  );
}

interface Failed {
  readonly count: number;
  readonly retry: () => void;
}

interface BoundaryProps {
  readonly subject: string;
  readonly missing: (failed: Failed) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly count: number;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches failed loads; every other error goes to the boundary above. */
class LoadBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { count: 0, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  override componentDidUpdate({ subject }: BoundaryProps) {
    if (this.state.failure && subject !== this.props.subject) this.retry();
  }

  readonly retry = () => {
    forgetFailedLoads();
    this.setState(({ count }) => ({ count: count + 1, failure: undefined }));
  };

  override render() {
    const { failure, count } = this.state;
    if (!failure) return this.props.children;
    if (!(failure.error instanceof LoadError)) throw failure.error;
    return this.props.missing({ count, retry: this.retry });
  }
}

function LoadFailureNote({ onRetry }: { readonly onRetry: () => void }) {
  const { loadFailure, buttons } = useTexts();
  return (
    <div role="alert" className="mx-auto max-w-prose space-y-4 px-4 py-10 text-center">
      <p>{loadFailure.text}</p>
      <Button icon="repeat" onClick={onRetry}>
        {buttons.tryAgain}
      </Button>
    </div>
  );
}

function RetryLater({ count, retry }: Failed) {
  useEffect(() => {
    const scope = new Scope();
    scope.after(Math.min(FIRST_RETRY_MS * 2 ** count, MAX_RETRY_MS), retry);
    scope.listen(window, 'online', retry);
    return scope.end;
  }, [count, retry]);
  return null;
}
