/** A clearly spoken wrong word must not pass, and the right word must. With eSpeak NG; human.test.ts has people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeEngine } from './node.ts';
import { speak, toWav } from './testing/recordings.ts';
import type { Engine, Language } from './types.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createNodeEngine();
});
afterAll(() => engine.release());

const heard = async (said: string, text: string, language: Language) =>
  engine.assess({ audio: toWav(await speak(said, language)), expectedText: text, language });

const WORDS: readonly [Language, said: string, text: string][] = [
  ['fr', 'neuf', 'mars'],
  ['fr', 'lundi', 'mardi'],
  ['fr', 'quatre-vingts', 'treize'],
  ['fr', 'mouton', 'bouton'],
  ['es', 'junio', 'uno'],
  ['es', 'viernes', 'diez'],
  ['es', 'trece', 'tres'],
  ['es', 'cincuenta', 'setenta'],
  ['es', 'pavo', 'pato'],
  ['en', 'sixteen', 'six'],
  ['en', 'nineteen', 'ninety'],
  ['it', 'settembre', 'settanta'],
  ['it', 'quindici', 'undici'],
  ['de', 'neun', 'Juni'],
  ['de', 'zwei', 'drei'],
];

describe('a word alone', () => {
  it.each(WORDS)('%s: "%s" does not pass for "%s", and passes for itself', async (language, said, text) => {
    const [wrong, right] = [await heard(said, text, language), await heard(said, said, language)];
    expect(wrong.accuracy).toBeLessThan(60);
    expect(right.outcome).toBe('scored');
    expect(right.accuracy).toBeGreaterThan(75);
  });

  it('names the word that was said, as the first deduction', async () => {
    const answer = await heard('neuf', 'mars', 'fr');
    if (answer.outcome === 'not-judged') expect(answer.reason).toBe('wrong-text');
    else {
      expect(answer.words[0]).toMatchObject({ text: 'mars', heardWord: 'neuf', status: 'poor' });
      expect(answer.breakdown.deductions[0]?.reason).toContain('neuf');
      expect(answer.transcription).toBe('neuf');
    }
  });

  it.each<[Language, said: string, text: string]>([
    ['de', 'Regenschirm', 'Regen'],
    ['fr', 'Biélorussie', 'réussi'],
    ['es', 'cumpleaños', 'cumple'],
    ['en', 'understand', 'stand'],
    ['it', 'compleanno', 'anno'],
  ])('%s: "%s" does not pass for its part "%s"', async (language, said, text) => {
    const answer = await heard(said, text, language);
    if (answer.outcome === 'not-judged') expect(answer.reason).toBe('wrong-text');
    else {
      expect(answer.words[0]!.accuracy).toBeLessThan(60);
      expect(answer.accuracy).toBeLessThan(60);
    }
  });

  it.each<[Language, said: string, text: string]>([
    ['es', 'la casa', 'casa'],
    ['de', 'der Hund', 'Hund'],
    ['en', 'morning morning', 'morning'],
  ])('%s: "%s" contains "%s" as a separate word, which passes', async (language, said, text) => {
    expect((await heard(said, text, language)).accuracy).toBeGreaterThan(75);
  });
});

const PHRASES: readonly [Language, said: string, text: string, word: number][] = [
  ['es', 'Tres vasos, por favor.', 'Dos vasos, por favor.', 0],
  ['en', 'I would like a cup of coffee.', 'I would like a cup of water.', 6],
  ['fr', 'Je voudrais une tasse de café.', 'Je voudrais une tasse de thé.', 5],
  ['de', 'Wo ist der nächste Bahnhof?', 'Wo ist der nächste Flughafen?', 4],
  ['it', 'Vorrei un bicchiere di vino.', 'Vorrei un bicchiere di acqua.', 4],
];

describe('a word of a phrase', () => {
  it.each(PHRASES)('%s: "%s" instead of "%s" costs only that word', async (language, said, text, word) => {
    const answer = await heard(said, text, language);
    expect(answer.outcome).toBe('scored');
    expect(answer.words[word]!.accuracy).toBeLessThan(60);
    const others = answer.words.filter((_, w) => w !== word).map(({ accuracy }) => accuracy);
    expect(others.reduce((a, b) => a + b) / others.length).toBeGreaterThan(75);
  });
});

describe('the neighbors of', () => {
  it('a word that was replaced lose nothing', async () => {
    const { words } = await heard('My umbrella is red.', 'My cat is red.', 'en');
    expect(words[1]!.accuracy).toBeLessThan(60);
    for (const w of [0, 2, 3]) expect(words[w]!.accuracy).toBeGreaterThan(75);
  });

  it.each<[Language, string, string]>([
    ['en', 'She absolutely loves the elephant.', 'She loves the elephant.'],
    ['es', 'Mi hermano siempre bebe agua.', 'Mi hermano bebe agua.'],
    ['fr', 'Il mange toujours une pomme.', 'Il mange une pomme.'],
    ['fr', 'Je voudrais acheter une nouvelle voiture rouge.', 'Je voudrais une nouvelle voiture rouge.'],
    ['de', 'Das große blaue Glas steht auf dem Tisch.', 'Das große blaue steht auf dem Tisch.'],
    ['it', 'Vorrei comprare una macchina nuova e rossa.', 'Vorrei comprare una nuova e rossa.'],
  ])('%s: an extra word of "%s" lose nothing', async (language, said, text) => {
    const { words, extraWords } = await heard(said, text, language);
    expect(extraWords).toHaveLength(1);
    for (const { accuracy } of words) expect(accuracy).toBeGreaterThan(70);
  });
});

describe('an Italian consonant', () => {
  const reasonsOf = async (said: string, text: string) =>
    (await heard(said, text, 'it')).breakdown.deductions.map(({ reason }) => reason).join('; ');

  it('is reported as too long if it replaces a single one, and not if it is written so', async () => {
    expect(await reasonsOf('nonno', 'nono')).toContain('was too long');
    for (const word of ['fatto', 'notte', 'nonno', 'palla', 'nove'])
      expect(await reasonsOf(word, word)).not.toContain('was too');
  });
});

describe('words that change the meaning', () => {
  it.each<[Language, string, string]>([
    ['es', 'Tres vasos.', 'Dos vasos.'],
    ['es', 'No entiendo nada.', 'Entiendo nada.'],
    ['en', 'I can not swim very well.', 'I can swim very well.'],
    ['de', 'Ich habe keine Zeit heute.', 'Ich habe eine Zeit heute.'],
  ])('%s: "%s" instead of "%s" does not score well', async (language, said, text) => {
    expect((await heard(said, text, language)).accuracy).toBeLessThan(75);
    expect((await heard(said, said, language)).accuracy).toBeGreaterThan(80);
  });
});

describe('extra and missing words', () => {
  it.each<[Language, string, string]>([
    ['en', 'Where is the big train station?', 'Where is the train station?'],
    ['fr', 'Je voudrais une grande tasse de café.', 'Je voudrais une tasse de café.'],
    ['de', 'Wo ist der nächste große Bahnhof?', 'Wo ist der nächste Bahnhof?'],
  ])('%s: finds what "%s" adds to "%s"', async (language, said, text) => {
    const answer = await heard(said, text, language);
    expect(answer.extraWords.length).toBeGreaterThan(0);
    expect(answer.accuracy).toBeLessThan((await heard(text, text, language)).accuracy);
  });

  it('a word missing from a long phrase costs in proportion', async () => {
    const text =
      'Tomorrow morning my brother and I will take the first train to the city and visit our friends.';
    const answer = await heard(text.replace('our friends', 'our'), text, 'en');
    expect(answer.words.at(-1)).toMatchObject({ text: 'friends', status: 'missing' });
    expect(answer.accuracy).toBeGreaterThan(75);
    expect(answer.accuracy).toBeLessThan(97);
  });
});
