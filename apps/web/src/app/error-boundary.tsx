import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { paths } from '../config/paths.ts';
import { useTexts } from '../i18n/texts.tsx';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of the children after an error; by default a message that the page failed. */
  readonly fallback?: ReactNode;
}

/** Catches errors of its children, which would otherwise leave an empty page. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback = <CrashNote /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

function CrashNote() {
  const { crash, buttons } = useTexts();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6" role="alert">
      <h1 className="text-hero">{crash.title}</h1>
      <p>{crash.text}</p>
      <div className="flex gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {crash.reload}
        </Button>
        <a href={paths.home} className={buttonClass()}>
          {buttons.returnHome}
        </a>
      </div>
    </main>
  );
}
