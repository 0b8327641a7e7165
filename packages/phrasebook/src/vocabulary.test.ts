import { describe, expect, it } from 'vitest';
import { vocabularyModules } from '../vite.ts';
import { topics } from './all.ts';
import { LEVELS } from './schema.ts';
import { projectVocabulary, VOCABULARY_LANGUAGES, type VocabularyDataSet } from './vocabulary.ts';

describe('projectVocabulary', () => {
  it('VOC-10 has the structure category, level, then terms[] and phrases[]', () => {
    const { categories, names } = projectVocabulary(topics, 'es');
    expect(Object.keys(categories)).toEqual(topics.map(({ key }) => key));
    expect(names['food-dining']?.de).toBe('Essen & Trinken');
    // The names are shown on the page, which uses typographic apostrophes.
    expect(
      Object.values(names)
        .flatMap((name) => Object.values(name))
        .join(),
    ).not.toContain("'");
    for (const levels of Object.values(categories)) {
      expect(Object.keys(levels)).toEqual([...LEVELS]);
      for (const level of LEVELS) {
        expect(levels[level].terms.length).toBeGreaterThanOrEqual(10);
        expect(levels[level].phrases.length).toBeGreaterThanOrEqual(8);
      }
    }
    const bill = categories['food-dining']?.beginner.terms.find(({ id }) => id === 'food-dining.the-bill');
    expect(bill).toEqual({
      id: 'food-dining.the-bill',
      source: { casual: 'the check', formal: 'the check' },
      target: { casual: 'la cuenta', formal: 'la cuenta' },
      gender: 'f',
    });
  });

  it('loses no entry', () => {
    const count = topics.reduce((sum, topic) => sum + topic.entries.length, 0);
    for (const language of VOCABULARY_LANGUAGES) {
      const { categories } = projectVocabulary(topics, language);
      const items = Object.values(categories)
        .flatMap((levels) => LEVELS.map((level) => levels[level]))
        .flatMap(({ terms, phrases }) => [...terms, ...phrases]);
      expect(items).toHaveLength(count);
    }
  });
});

describe('the Vite plugin', () => {
  const plugin = vocabularyModules();
  const load = (id: string) => {
    const hook = plugin.load as (
      this: { error(message: string): never },
      id: string,
    ) => { code: string } | undefined;
    return hook.call(
      {
        error(message) {
          throw new Error(message);
        },
      },
      id,
    );
  };

  it.each(VOCABULARY_LANGUAGES)('VOC-09 gives each language a separate data set: %s', async (language) => {
    const module = (await import(
      `data:text/javascript,${encodeURIComponent(load(`\0virtual:vocabulary/${language}`)!.code)}`
    )) as { default: VocabularyDataSet };
    expect(module.default).toEqual(projectVocabulary(topics, language));
  });

  it('leaves other modules alone and names an unknown language', () => {
    expect(load('/src/main.tsx')).toBeUndefined();
    expect(() => load('\0virtual:vocabulary/nl')).toThrow(/vocabulary\/nl/);
  });
});
