import type { Locale } from '@speak-it-now/languages';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { loadInterfaceTexts } from '../src/i18n/loaders.ts';
import { TextsProvider } from '../src/i18n/texts.tsx';

/** The markup of a component in a language of the interface, with the texts it loads. Effects do not run. */
export async function renderHtml(element: ReactNode, language: Locale = 'en'): Promise<string> {
  const texts = await loadInterfaceTexts(language);
  const { prelude } = await prerenderToNodeStream(<TextsProvider initial={texts}>{element}</TextsProvider>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude as unknown as ReadableStream).text();
}

/** What somebody reads in the markup, or hears from a screen reader. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<\/?(em|strong|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
