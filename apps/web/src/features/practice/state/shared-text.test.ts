import { LIMITS } from '@speak-it-now/contract';
import { describe, expect, it } from 'vitest';
import { sharedText, withoutShared } from './shared-text.ts';

/** As the manifest names them; a browser test opens Home with it. */
const target = { params: { title: 'share-title', text: 'share-text', url: 'share-url' } };
const share = (shared: Partial<Record<'title' | 'text' | 'url', string>>) =>
  `?${new URLSearchParams(
    Object.entries(shared).map(([what, value]) => [target.params[what as 'title'], value]),
  )}`;

describe('a text shared from another app', () => {
  it.each([
    [{ text: 'Where is the station?' }, 'Where is the station?'],
    [{ text: '  Two\nlines ', title: 'A page' }, 'Two lines'],
    [{ text: 'Good morning https://example.org/a?b=c' }, 'Good morning'],
    [{ text: 'https://example.org', title: 'Guten Morgen' }, 'Guten Morgen'],
    [{ url: 'https://example.org' }, undefined],
    [{}, undefined],
  ])('%j is %j', (shared, text) => {
    expect(sharedText(share(shared))).toBe(text);
  });

  it('is cut to what the text box takes', () => {
    expect(sharedText(share({ text: 'a'.repeat(1000) }))).toHaveLength(LIMITS.textCharacters);
  });

  it('leaves the rest of the address', () => {
    expect(withoutShared(`${share({ text: 'a', title: 'b', url: 'c' })}&tab=tips`)).toBe('?tab=tips');
    expect(withoutShared(share({ text: 'a' }))).toBe('');
  });
});
