import { LANGUAGE_CODES } from '@speak-it-now/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  markStarted,
  readLanguages,
  storeLanguages,
  wasStarted,
  withOwn,
  withTarget,
} from './preferences.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

describe('the languages of the review', () => {
  it('are Spanish and the interface’s language at first, and never the same one', () => {
    expect(readLanguages('en')).toEqual({ target: 'es', own: 'en' });
    expect(readLanguages('es')).toEqual({ target: 'en', own: 'es' });
  });

  it('are remembered', () => {
    storeLanguages({ target: 'fr', own: 'de' });
    expect(readLanguages('en')).toEqual({ target: 'fr', own: 'de' });
  });

  it.each(['', 'fr', 'fr fr', 'xx en'])(
    'are the first ones again when something else is kept: “%s”',
    (value) => {
      kept.set('speak-it-now-review-languages', value);
      expect(readLanguages('it')).toEqual({ target: 'es', own: 'it' });
    },
  );

  it('differ, whatever is chosen', () => {
    const code = fc.constantFrom(...LANGUAGE_CODES);
    fc.assert(
      fc.property(code, fc.array(fc.tuple(fc.boolean(), code)), (uiLanguage, choices) => {
        let languages = readLanguages(uiLanguage);
        for (const [isTarget, language] of choices) {
          languages = isTarget ? withTarget(languages, language) : withOwn(languages, language);
          expect(isTarget ? languages.target : languages.own).toBe(language);
          expect(languages.target).not.toBe(languages.own);
        }
      }),
    );
  });
});

it('REV-19 the start sets the local review flag', () => {
  expect(wasStarted()).toBe(false);
  markStarted();
  expect(kept.get('speak-it-now-review-started')).toBe('true');
  expect(wasStarted()).toBe(true);
});
