import { type LanguageCode, type Register, termKey } from '@speak-it-now/contract';
import type { VocabularyDataSet, VocabularyItem, VocabularyLanguage } from '@speak-it-now/phrasebook';

const LOADERS: Record<VocabularyLanguage, () => Promise<{ default: VocabularyDataSet }>> = {
  es: () => import('virtual:vocabulary/es'),
  fr: () => import('virtual:vocabulary/fr'),
  de: () => import('virtual:vocabulary/de'),
  it: () => import('virtual:vocabulary/it'),
};

interface Phrase {
  readonly text: string;
  readonly source: LanguageCode;
  readonly target: LanguageCode;
  readonly register: Register;
}

/** Translates from the vocabulary in the browser while the server is unreachable. */
export async function findOffline({ text, source, target, register }: Phrase): Promise<string | undefined> {
  if (source === target) return text.trim();
  // Every data set pairs with English; two other languages are matched by the entry's id.
  const [from, to] = await Promise.all([itemsOf(source === 'en' ? target : source), itemsOf(target)]);
  const sourceOf = (item: VocabularyItem) => (source === 'en' ? item.source : item.target);
  const wanted = termKey(text);
  const found = from.find((item) => Object.values(sourceOf(item)).some((form) => termKey(form) === wanted));
  if (!found) return undefined;
  if (target === 'en') return found.source[register];
  return to.find(({ id }) => id === found.id)?.target[register];
}

async function itemsOf(language: LanguageCode): Promise<readonly VocabularyItem[]> {
  if (language === 'en') return [];
  const { categories } = (await LOADERS[language]()).default;
  return Object.values(categories).flatMap((levels) =>
    Object.values(levels).flatMap(({ terms, phrases }) => [...terms, ...phrases]),
  );
}
