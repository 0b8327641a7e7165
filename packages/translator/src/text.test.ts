import type { TranslatedLanguage } from '@speak-it-now/languages';
import { describe, expect, it } from 'vitest';
import { joinSentences, sentencesOf } from './text.ts';

describe('a typed text in the model’s form', () => {
  it.each<[string, TranslatedLanguage, string[]]>([
    ['i was sick yesterday', 'en', ['I was sick yesterday.']],
    ['where is it', 'en', ['Where is it?']],
    ['i dont know', 'en', ["I don't know."]],
    ['im sure shes late', 'en', ["I'm sure she's late."]],
    ['whats the plural of hero', 'en', ["What's the plural of hero?"]],
    ['Wir sind im Haus', 'de', ['Wir sind im Haus.']],
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

it('gives a translation the punctuation of its source, in the style of its language', () => {
  expect(joinSentences(['Où est la gare?'], 'Where is the station?', 'fr')).toBe('Où est la gare ?');
  expect(joinSentences(['Ich war krank.'], 'i was sick', 'de')).toBe('Ich war krank');
  expect(joinSentences(['suchen Sie etwas?', '¿está lejos?'], 'Hm?', 'es')).toBe(
    'Suchen Sie etwas? ¿Está lejos?',
  );
  expect(joinSentences(['Llego tarde.', '¿Está lejos?'], "I'm late. Is it far?", 'es')).toBe(
    'Llego tarde. ¿Está lejos?',
  );
});
