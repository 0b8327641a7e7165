import { describe, expect, it } from 'vitest';
import { validateTopics } from '../test/validate.ts';
import { topics } from './all.ts';
import type { Entry, Topic } from './schema.ts';

describe('the vocabulary', () => {
  it('VOC-12 has 12 topics x 3 levels x 10 terms and 8 phrases, without problems', () => {
    expect(validateTopics(topics)).toEqual([]);
  });

  it('has nouns with their articles, in every topic: where one language has one, the others do', () => {
    const articles = {
      es: /^(el|la|los|las) /,
      de: /^(der|die|das) /,
      fr: /^(le |la |les |l')/,
      it: /^(il |lo |la |l'|i |gli |le )/,
    };
    const texts = topics
      .flatMap(({ entries }) => entries)
      .filter(({ kind, gender }) => kind === 'term' && gender !== undefined)
      .filter((noun) => Object.keys(articles).every((code) => typeof noun[code as keyof Entry] === 'string'));
    expect(texts.length).toBeGreaterThan(400);
    for (const noun of texts) {
      const withArticle = Object.entries(articles)
        .filter(([code, article]) => article.test(noun[code as 'es'] as string))
        .map(([code]) => code);
      // Countries and 'my family' have one only in French or Italian.
      expect(withArticle, noun.id).toSatisfy(
        (codes: string[]) => codes.length === 4 || !(codes.includes('es') || codes.includes('de')),
      );
    }
  });
});

describe('validateTopics', () => {
  const [topic] = topics as [Topic];
  const [entry] = topic.entries as [Entry];
  const problemsOf = (changed: Partial<Entry>) =>
    validateTopics([
      { ...topic, entries: [{ ...entry, ...changed }, ...topic.entries.slice(1)] },
      ...topics.slice(1),
    ]);

  it.each<[string, Partial<Entry>, RegExp]>([
    ['an id of another topic', { id: 'elsewhere.hello' }, /topic's key/],
    ['an id that is there twice', { id: topic.entries[1]!.id }, /there twice/],
    ['an English text that is there twice', { en: topic.entries[1]!.en }, /in its topic twice/],
    ['registers that do not differ', { fr: { casual: 'salut', formal: 'salut' } }, /both registers/],
    ['a letter of another alphabet', { it: 'ciaо' }, /character/],
    ['a Spanish question without ¿', { es: 'Qué tal?' }, /lacks one of ¿\?/],
    ['a French question without a space', { fr: 'Ça va?' }, /space before a mark/],
    ['a space before an Italian mark', { it: 'Come va ?' }, /space before a mark/],
    ['a text too long to be scored', { en: 'a'.repeat(251) }, /longer than 250/],
    ['an empty text', { de: ' ' }, /empty/],
  ])('names %s', (_, changed, problem) => {
    expect(problemsOf(changed).join('\n')).toMatch(problem);
  });

  it('names a topic with too few entries in a level', () => {
    const thin = { ...topic, entries: topic.entries.filter(({ level }) => level !== 'advanced') };
    expect(validateTopics([thin, ...topics.slice(1)])).toContainEqual(
      expect.stringMatching(/0 advanced terms/),
    );
  });

  it('names a missing topic', () => {
    expect(validateTopics(topics.slice(1))).toContainEqual(expect.stringMatching(/fewer than 12/));
  });
});
