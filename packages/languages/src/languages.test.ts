import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, TAUGHT_LANGUAGES } from './index.ts';
import order from './order.json' with { type: 'json' };

it('every folder is registered, in the order that Python reads', () => {
  const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true });
  const codes = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(codes.sort()).toEqual(Object.keys(LANGUAGES).sort());
  expect(order).toEqual(Object.keys(LANGUAGES));
});

describe('languages', () => {
  it('HOME-04 are English, Spanish, French, German and Italian', () => {
    expect(TAUGHT_LANGUAGES.map((code) => LANGUAGES[code].name)).toEqual([
      'English',
      'Spanish',
      'French',
      'German',
      'Italian',
    ]);
  });
});
