import {
  isTranslated,
  type Register,
  type TaughtLanguage,
  type TranslatedLanguage,
} from '@speak-it-now/languages';
import type { Level, VocabularyDataSet, VocabularyItem, VocabularyLanguage } from '@speak-it-now/phrasebook';

const LOADERS: Record<VocabularyLanguage, () => Promise<{ default: VocabularyDataSet }>> = {
  es: () => import('virtual:vocabulary/es'),
  fr: () => import('virtual:vocabulary/fr'),
  de: () => import('virtual:vocabulary/de'),
  it: () => import('virtual:vocabulary/it'),
};

/** One language's vocabulary, paired with English. Loaded on first use. */
export const loadVocabulary = async (language: VocabularyLanguage): Promise<VocabularyDataSet> =>
  (await LOADERS[language]()).default;

export interface VocabularyPair {
  readonly category: string;
  readonly level: Level;
  readonly kind: 'term' | 'phrase';
  readonly source: Readonly<Record<Register, string>>;
  readonly target: Readonly<Record<Register, string>>;
}

/** The whole vocabulary between two different languages, in the order of its lists. */
export async function vocabularyBetween(
  source: TranslatedLanguage,
  target: TaughtLanguage,
): Promise<VocabularyPair[]> {
  if (!isTranslated(target) || (source === 'en' && target === 'en')) return [];
  if (target === 'en') return (await vocabularyBetween('en', source)).map(swapped);
  if (source === 'en') return pairsWithEnglish(target).then((pairs) => pairs.map(({ pair }) => pair));
  // Two other languages are matched by the entry's id.
  const [from, to] = await Promise.all([pairsWithEnglish(source), pairsWithEnglish(target)]);
  const sources = new Map(from.map(({ id, pair }) => [id, pair.target]));
  return to.flatMap(({ id, pair }) => {
    const known = sources.get(id);
    return known ? [{ ...pair, source: known }] : [];
  });
}

const swapped = (pair: VocabularyPair): VocabularyPair => ({
  ...pair,
  source: pair.target,
  target: pair.source,
});

async function pairsWithEnglish(language: Exclude<TranslatedLanguage, 'en'>) {
  const { categories } = await loadVocabulary(language);
  return Object.entries(categories).flatMap(([category, levels]) =>
    Object.entries(levels).flatMap(([level, { terms, phrases }]) => {
      const toPair = (kind: VocabularyPair['kind']) => (item: VocabularyItem) => ({
        id: item.id,
        pair: { category, level: level as Level, kind, source: item.source, target: item.target },
      });
      return [...terms.map(toPair('term')), ...phrases.map(toPair('phrase'))];
    }),
  );
}
