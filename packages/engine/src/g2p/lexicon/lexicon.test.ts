import { expect, it } from 'vitest';
import { EngineError } from '../../types.ts';
import { lexicons } from './lexicon.ts';

it('a language’s file is read once, at its first use, and again only after a failure', async () => {
  const asked: string[] = [];
  const lexiconOf = lexicons(async (name) => {
    asked.push(name);
    if (asked.length === 1) throw new Error('The connection broke.');
    return new TextEncoder().encode('yacht\tjˈɑt\nyolk\tjˈoʊk\n');
  });
  await expect(lexiconOf('en')).rejects.toThrow('The connection broke.');
  expect((await lexiconOf('en')).has('yolk')).toBe(true);
  expect((await lexiconOf('en')).has('yachts')).toBe(false);
  expect(asked).toEqual(['lexicon/en.txt', 'lexicon/en.txt']);
});

it('a language may have no file', async () => {
  const lexiconOf = lexicons(async (name) => {
    throw new EngineError('model-missing', `There is no ${name}.`);
  });
  expect((await lexiconOf('de')).find('Weg')).toBeUndefined();
});
