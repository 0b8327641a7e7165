import { expect, it } from 'vitest';
import { renderHtml, textOf } from '../../../test/render.tsx';
import { LetterComparison } from './letter-comparison.tsx';

it.each([
  ['hola', 'hola', 'Every letter is right.'],
  ['mañana', 'manana', 'Right, except for the accents.'],
  ['hola', 'ola', 'One letter is different.'],
  ['hola', 'olá', '2 letters are different.'],
])('%s typed as %s: as many letters are counted as are marked', async (text, typed, sentence) => {
  expect(textOf(await renderHtml(<LetterComparison text={text} typed={typed} language="es" />))).toContain(
    sentence,
  );
});
