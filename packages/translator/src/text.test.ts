import { describe, expect, it } from 'vitest';
import { finished, sentencesOf } from './text.ts';
import type { Language } from './types.ts';

describe('a typed text as the model reads it', () => {
  it.each<[string, Language, string[]]>([
    ['i was sick yesterday', 'en', ['I was sick yesterday.']],
    ['where is it', 'en', ['Where is it?']],
    ['dónde está el baño', 'es', ['¿Dónde está el baño?']],
    ['tienes tiempo?', 'es', ['¿Tienes tiempo?']],
    ['I’m late. Is it far ?', 'en', ["I'm late.", 'Is it far?']],
    ['Vous  êtes\nprêts ?', 'fr', ['Vous êtes prêts?']],
    ['ça va', 'fr', ['Ça va.']],
    ['?!', 'en', []],
  ])('%s', (text, language, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });
});

it('gives a translation the marks that its source has, as its language writes them', () => {
  expect(finished(['Où est la gare?'], 'Where is the station?', 'fr')).toBe('Où est la gare ?');
  expect(finished(['Ich war krank.'], 'i was sick', 'de')).toBe('Ich war krank');
  expect(finished(['Llego tarde.', '¿Está lejos?'], "I'm late. Is it far?", 'es')).toBe(
    'Llego tarde. ¿Está lejos?',
  );
});
