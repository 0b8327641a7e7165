import { expect, it } from 'vitest';
import rewordings from '../data/rewordings.json' with { type: 'json' };
import type { LanguageCode } from './languages.ts';
import { reworded } from './rewording.ts';

const EXAMPLES = Object.entries(rewordings).flatMap(([language, all]) =>
  all.map(({ example: [typed, said], ...more }) => ({
    language: language as LanguageCode,
    typed: typed!,
    said,
    isFirst: 'isFirst' in more,
  })),
);

it.each(EXAMPLES)('$language: $typed is read as $said', ({ language, typed, said, isFirst }) => {
  expect(reworded(typed, language, isFirst)).toBe(said);
});

it('leaves other texts as they are', () => {
  expect(reworded('je pars de chez moi', 'fr', false)).toBeUndefined();
});
