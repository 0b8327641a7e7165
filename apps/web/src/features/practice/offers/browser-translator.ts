import type { TaughtLanguage, TranslatedLanguage } from '@speak-it-now/languages';
import { useQuery } from '@tanstack/react-query';

interface Pair {
  readonly sourceLanguage: TranslatedLanguage;
  readonly targetLanguage: TaughtLanguage;
}

/** The browser's own translator (W3C Translator API), in Chrome and Edge. It runs on the device and needs no key. */
interface BrowserTranslators {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Must be called inside a tap if the language pack has to be downloaded. */
  create(options: Pair & { signal: AbortSignal }): Promise<{
    translate(text: string, options: { signal: AbortSignal }): Promise<string>;
    destroy(): void;
  }>;
}

const browserTranslators = (): BrowserTranslators | undefined =>
  (globalThis as { Translator?: BrowserTranslators }).Translator;

/** Whether this browser can translate between the languages, perhaps after a download. */
export function useBrowserTranslator(
  source: TranslatedLanguage,
  target: TaughtLanguage,
  isNeeded: boolean,
): boolean {
  const { data } = useQuery({
    queryKey: ['browser-translator', source, target],
    queryFn: async () => {
      const pair = { sourceLanguage: source, targetLanguage: target };
      const availability = await browserTranslators()?.availability(pair);
      return availability !== undefined && availability !== 'unavailable';
    },
    enabled: isNeeded && browserTranslators() !== undefined,
    networkMode: 'always',
    retry: false,
  });
  return isNeeded && data === true;
}

/** @throws if the browser has no translation, or the language pack cannot be downloaded. */
export async function translateInBrowser(
  text: string,
  source: TranslatedLanguage,
  target: TaughtLanguage,
  signal: AbortSignal,
): Promise<string> {
  const pair = { sourceLanguage: source, targetLanguage: target };
  const translator = await browserTranslators()!.create({ ...pair, signal });
  try {
    const translation = (await translator.translate(text, { signal })).replace(/\s+/g, ' ').trim();
    if (translation === '') throw new Error('The answer holds no translation.');
    return translation;
  } finally {
    translator.destroy();
  }
}
