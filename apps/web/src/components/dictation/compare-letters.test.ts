import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLetters } from './compare-letters.ts';

/** The differences, as "right typed". */
const differences = (text: string, typed: string) =>
  compareLetters(text, typed)
    .letters.filter(({ kind }) => kind !== 'same')
    .map(({ expected, typed: mine, kind }) => `${expected || '–'} ${mine || '–'} ${kind}`);

describe('a typed text', () => {
  it.each([
    ['¿Cómo te llamas?', 'cómo te llamas'],
    ['Guten Morgen!', 'guten morgen'],
    ['Il y a de l’eau.', "il y a de l'eau"],
    ['C’è un gatto', 'c’è  un gatto '],
  ])('%s is right however it is capitalized and punctuated: %s', (text, typed) => {
    expect(compareLetters(text, typed)).toMatchObject({ accents: 0, differences: 0 });
  });

  it.each([
    ['buenos días', 'buenos dias', ['í i accent']],
    ['buenos días', 'bueno dís', ['s – missing', 'a – missing']],
    ['hermano', 'ermano', ['h – missing']],
    ['le garçon', 'le garson', ['ç s other']],
    ['perro', 'perrro', ['– r extra']],
    ['Straße', 'strasse', ['ß s other', '– s extra']],
    ['la casa', 'lacasa', ['  – missing']],
    ['mañana', 'manana', ['ñ n accent']],
  ])('%s typed as %s differs in %j', (text, typed, expected) => {
    expect(differences(text, typed).toSorted()).toEqual(expected.toSorted());
  });

  it('is compared with as few differences as there are', () => {
    expect(compareLetters('el niño come', 'niño come').differences).toBe(3);
    expect(compareLetters('hola', '').differences).toBe(4);
  });

  it('keeps every letter of both texts', () => {
    const words = fc.string({ unit: fc.constantFrom(...'aábcñ ¿?'), maxLength: 12 });
    fc.assert(
      fc.property(words, words, (text, typed) => {
        const { letters } = compareLetters(text, typed);
        const plain = (value: string) => value.trim().replace(/\s+/g, ' ');
        expect(letters.map(({ expected }) => expected).join('')).toBe(plain(text));
        const counted = (value: string) => value.replace(/[¿?]/g, '');
        expect(counted(letters.map((letter) => letter.typed).join(''))).toBe(counted(plain(typed)));
      }),
    );
  });
});
