import { termKey } from '@speak-it-now/contract';
import type { Register, TaughtLanguage, TranslatedLanguage } from '@speak-it-now/languages';
import { vocabularyBetween } from '../../../lib/vocabulary/data-sets.ts';

interface Phrase {
  readonly text: string;
  readonly source: TranslatedLanguage;
  readonly target: TaughtLanguage;
  readonly register: Register;
}

/** Translates from the vocabulary in the browser while the server is unreachable. */
export async function findOffline({ text, source, target, register }: Phrase): Promise<string | undefined> {
  if (source === target) return text.trim();
  const wanted = termKey(text);
  const found = (await vocabularyBetween(source, target)).find((pair) =>
    Object.values(pair.source).some((form) => termKey(form) === wanted),
  );
  return found?.target[register];
}
