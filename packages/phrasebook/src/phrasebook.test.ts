import { describe, expect, it } from 'vitest';
import { phrasebook } from './all.ts';
import type { LanguageCode, Register } from './languages.ts';

function translate(
  text: string,
  to: LanguageCode = 'es',
  register: Register = 'casual',
  from: LanguageCode = 'en',
) {
  return phrasebook.translate({ text, from, to, register })?.translation;
}

describe('translate', () => {
  it('keeps the case the learner typed in', () => {
    expect(translate('good morning')).toBe('buenos días');
    expect(translate('Good morning')).toBe('Buenos días');
  });

  it('keeps a German noun capital however the source is typed', () => {
    expect(translate('help', 'de')).toMatch(/^Hilfe/);
  });

  it('ignores case, punctuation and accents', () => {
    expect(translate('GOOD MORNING!!')).toBe('Buenos días');
    expect(translate('buenos dias', 'en', 'casual', 'es')).toBe('good morning');
  });

  it('finds a term with or without its article', () => {
    expect(translate('the bill')).toBe('la cuenta');
    expect(translate('bill')).toBe('la cuenta');
  });

  it('speaks in the register asked for', () => {
    expect(translate('How are you?', 'de', 'casual')).toBe('Wie geht es dir?');
    expect(translate('How are you?', 'de', 'formal')).toBe('Wie geht es Ihnen?');
  });

  it('answers undefined for what it cannot say', () => {
    expect(translate('the quick brown fox')).toBeUndefined();
    expect(translate('')).toBeUndefined();
    expect(translate('🎉🎉')).toBeUndefined();
    expect(translate('Здравствуйте')).toBeUndefined();
  });
});
