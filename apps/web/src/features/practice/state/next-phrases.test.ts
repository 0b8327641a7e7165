import { describe, expect, it } from 'vitest';
import { DIAS } from '../../../../test/words.ts';
import type { VocabularyPair } from '../../../lib/vocabulary/data-sets.ts';
import { nextPhrases } from './next-phrases.ts';

const pair = (
  target: string,
  category: string,
  level: VocabularyPair['level'] = 'beginner',
  kind: VocabularyPair['kind'] = 'phrase',
): VocabularyPair => ({
  category,
  level,
  kind,
  source: { casual: `en ${target}`, formal: `en ${target}` },
  target: { casual: target, formal: `usted: ${target}` },
});

const VOCABULARY = [
  pair('el tren', 'travel', 'beginner', 'term'),
  pair('¿Dónde está el tren?', 'travel'),
  pair('El billete, por favor.', 'travel'),
  pair('He perdido el tren.', 'travel', 'advanced'),
  pair('Buenos días.', 'greetings'),
  pair('Buenas noches.', 'greetings'),
  pair('De nada, adiós.', 'greetings'),
];

const next = (expectedText: string, words: (typeof DIAS)[] = [], said: string[] = []) =>
  nextPhrases(VOCABULARY, { expectedText, response: { words } }, 'casual', (text) => said.includes(text)).map(
    ({ target }) => target.casual,
  );

describe('the phrases after a score', () => {
  it('go on in the topic of the phrase, after it', () => {
    expect(next('¿dónde está el tren?').slice(0, 2)).toEqual([
      'El billete, por favor.',
      'He perdido el tren.',
    ]);
    expect(next('Buenos días')[0]).toBe('Buenas noches.');
  });

  it('begin with the easiest ones after a phrase that the vocabulary lacks', () => {
    expect(next('me gusta el mar')[0]).toBe('¿Dónde está el tren?');
  });

  it('first repeat a difficult word, and the example of a difficult sound', () => {
    const tren = { ...DIAS, text: 'tren', phones: [] };
    expect(next('un tren', [tren])[0]).toBe('¿Dónde está el tren?');
    // The example of the /ð/ in “todo” is “nada”.
    expect(next('todo', [{ ...DIAS, text: 'todo' }])[0]).toBe('De nada, adiós.');
  });

  it('do not repeat a difficult word in a phrase that is longer or of a higher level', () => {
    const tren = { ...DIAS, text: 'tren', phones: [] };
    expect(next('el tren', [tren]).slice(0, 2)).not.toContain('He perdido el tren.');
    expect(next('he perdido el tren', [tren])[0]).toBe('¿Dónde está el tren?');
  });

  it('leave what was said for last, and never repeat the phrase itself or offer single words', () => {
    const offered = next('Buenos días', [], ['Buenas noches.']);
    expect(offered.at(-1)).toBe('Buenas noches.');
    expect(offered).not.toContain('Buenos días.');
    expect(offered).not.toContain('el tren');
  });
});
