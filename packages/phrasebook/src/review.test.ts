import { describe, expect, it } from 'vitest';
import { textProblems } from '../test/validate.ts';
import { vocabularyModules } from '../vite.ts';
import { phrasebook, review, reviewDataSet, topics } from './all.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { projectReview, type ReviewDataSet, reviewItemIds } from './review.ts';
import { TEXT_MAX_CHARACTERS } from './schema.ts';

/** The names of the categories and their order are the specification's. */
const CATEGORIES = [
  ['REV-08', 'Basic Greetings'],
  ['REV-09', 'Introductions'],
  ['REV-10', 'Politeness'],
  ['REV-11', 'Formal Address'],
  ['REV-12', 'Basic Expressions'],
  ['REV-13', 'Getting to Know You'],
  ['REV-14', 'Family & Friends'],
  ['REV-15', 'Extended Family'],
  ['REV-16', 'Possessive Words'],
  ['REV-17', 'Food & Dining'],
] as const;

const english = reviewDataSet('en');
const termsOf = ({ categories }: ReviewDataSet) => categories.flatMap(({ terms }) => terms);
const turnsOf = ({ scenarios }: ReviewDataSet) => scenarios.flatMap(({ turns }) => turns);

describe('the comprehensive review', () => {
  it.each(CATEGORIES.map(([id, name], index) => ({ id, name, number: index + 1 })))(
    '$id category $number is $name',
    ({ name, number }) => {
      expect(english.categories[number - 1]?.name).toBe(name);
    },
  );

  it('REV-02 REV-21 has 70 different terms, seven for each of the ten lessons', () => {
    expect(english.categories.map(({ terms }) => terms.length)).toEqual(Array(10).fill(7));
    for (const language of LANGUAGE_CODES) {
      const texts = termsOf(reviewDataSet(language)).map(({ text }) => text.toLowerCase());
      expect(new Set(texts).size, language).toBe(70);
    }
  });

  it('REV-22 has 5 conversations in which app and learner take turns, the app first and the learner last', () => {
    expect(english.scenarios).toHaveLength(5);
    for (const { turns } of english.scenarios) {
      expect(turns.length).toBeGreaterThanOrEqual(6);
      turns.forEach(({ speaker }, index) => {
        expect(speaker).toBe(index % 2 === 0 ? 'partner' : 'learner');
      });
      expect(turns.at(-1)?.speaker).toBe('learner');
    }
  });

  it.each(LANGUAGE_CODES)(
    "REV-21 REV-22 has every item in %s, with the language's own spelling and marks",
    (language) => {
      const dataSet = reviewDataSet(language);
      expect(termsOf(dataSet).map(({ id }) => id)).toEqual(termsOf(english).map(({ id }) => id));
      expect(turnsOf(dataSet).map(({ id }) => id)).toEqual(turnsOf(english).map(({ id }) => id));
      const faults = [...termsOf(dataSet), ...turnsOf(dataSet)].flatMap(({ id, text }) => [
        ...textProblems(id, language, text),
      ]);
      expect(faults).toEqual([]);
      for (const { name, setting, partner, learner } of dataSet.scenarios) {
        for (const text of [name, setting, partner, learner]) {
          expect(text.trim()).not.toBe('');
          // These texts are shown on the page, which uses typographic apostrophes.
          expect(text).not.toContain("'");
        }
        expect(setting.length).toBeLessThanOrEqual(TEXT_MAX_CHARACTERS);
      }
    },
  );

  it("agrees with the checker's translation in the named register", () => {
    const differing = LANGUAGE_CODES.flatMap((language) =>
      termsOf(reviewDataSet(language)).flatMap(({ id, text, register }, index) => {
        const source = termsOf(english)[index]!.text;
        const asked = { text: source, from: 'en', to: language, register: register ?? 'casual' } as const;
        const given = language === 'en' ? undefined : phrasebook.translate(asked);
        return given && bare(given.translation) !== bare(text)
          ? [`${id} ${language}: ${given.translation}`]
          : [];
      }),
    );
    expect(differing).toEqual([]);
  });

  it('names a register exactly if a language has two', () => {
    const entries = new Map(
      topics.flatMap((topic) => topic.entries.map((entry) => [entry.id, entry] as const)),
    );
    for (const { id, register, ...term } of review.categories.flatMap(({ terms }) => terms)) {
      if (!('entry' in term)) continue;
      const entry = entries.get(term.entry);
      const hasTwo = LANGUAGE_CODES.some((language) => typeof entry?.[language] === 'object');
      expect(register !== undefined, id).toBe(hasTwo);
    }
  });

  it('gives every item that the learner says a unique id, terms first', () => {
    const ids = reviewItemIds(english);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 70)).toEqual(termsOf(english).map(({ id }) => id));
    expect(ids.slice(70)).toEqual(
      turnsOf(english)
        .filter(({ speaker }) => speaker === 'learner')
        .map(({ id }) => id),
    );
  });

  it('refuses an entry that the phrasebook lacks', () => {
    expect(() => projectReview(review, new Map(), 'es')).toThrow(/greetings-politeness\.hello/);
  });

  it.each(LANGUAGE_CODES)('a page loads it in only one language: %s', async (language) => {
    const load = vocabularyModules().load as (id: string) => { code: string } | undefined;
    const { code } = load(`\0virtual:review/${language}`)!;
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.default).toEqual(reviewDataSet(language));
  });
});

/** A translation takes its case and final marks from the source. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.!?¡¿]/g, '')
    .trim();
