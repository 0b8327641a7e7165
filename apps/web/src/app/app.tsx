import { QueryClientProvider } from '@tanstack/react-query';
import type { InterfaceTexts } from '../i18n/catalog.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { lazy } from '../lib/react/lazy.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { WhenLoaded } from './when-loaded.tsx';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

const queryClient = createQueryClient();

export function App({ texts }: { readonly texts: InterfaceTexts }) {
  return (
    <TextsProvider initial={texts}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Router />
          <WhenLoaded>
            <Toaster />
          </WhenLoaded>
        </ErrorBoundary>
      </QueryClientProvider>
    </TextsProvider>
  );
}
