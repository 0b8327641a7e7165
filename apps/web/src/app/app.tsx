import { QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '../components/ui/toaster.tsx';
import type { Catalogue, UiLanguage } from '../i18n/catalogue.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

const queryClient = createQueryClient();

export function App({
  language,
  catalogue,
}: {
  readonly language: UiLanguage;
  readonly catalogue: Catalogue;
}) {
  return (
    <TextsProvider language={language} catalogue={catalogue}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Router />
          <Toaster />
        </ErrorBoundary>
      </QueryClientProvider>
    </TextsProvider>
  );
}
