import { describe, expect, it } from 'vitest';
import { DEFAULT_TAB, TAB_KEYS, tabMinHeightPx } from './home.ts';

describe('the tabs of Home', () => {
  it('HOME-46 are keyed tips, pronunciation and resources, and open with pronunciation', () => {
    expect(TAB_KEYS).toEqual(['tips', 'pronunciation', 'resources']);
    expect(DEFAULT_TAB).toBe('pronunciation');
  });

  it.each([
    ['HOME-47', 'tips', 1490],
    ['HOME-48', 'pronunciation', 750],
    ['HOME-49', 'resources', 1800],
    ['HOME-50', 'anything else', 700],
  ])('%s the minimum height of %s is %i px', (_id, key, height) => {
    expect(tabMinHeightPx(key)).toBe(height);
  });
});
