import { describe, expect, it } from 'vitest';
import { chooseUiLanguage } from './catalogue.ts';
import { english } from './en.ts';

describe('the interface texts', () => {
  it('follow the person’s languages, else English', () => {
    expect(chooseUiLanguage(['pt-BR', 'en-GB'])).toBe('en');
    expect(chooseUiLanguage([])).toBe('en');
  });

  it('HOME-02 name the product Speak It Now', () => {
    expect(english.productName).toBe('Speak It Now');
  });
});
