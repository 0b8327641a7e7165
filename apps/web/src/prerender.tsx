import type { Locale } from '@speak-it-now/languages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router as Location } from 'wouter';
import { App } from './app/app.tsx';
import { loadInterfaceTexts } from './i18n/loaders.ts';

/** The markup of a page as a visitor first sees it, in one language. `path` may carry a query. */
export async function renderPage(path: string, language: Locale): Promise<string> {
  const texts = await loadInterfaceTexts(language);
  const [pathname, search = ''] = path.split('?', 2);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Location ssrPath={pathname ?? path} ssrSearch={search}>
        <App texts={texts} />
      </Location>
    </StrictMode>,
    {
      // Not streamed: later chunks would need an inline script that puts them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude as unknown as ReadableStream).text();
}
