import type { PhoneStats } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { weakestSound } from './weakest-sound.ts';

const phone = (ipa: string, recentMeanAccuracy: number, change: Partial<PhoneStats> = {}): PhoneStats => ({
  language: 'es',
  ipa,
  count: 12,
  meanAccuracy: 50,
  recentMeanAccuracy,
  ...change,
});

it('is the one with the lowest latest scores in the language', () => {
  const phones = [phone('a', 71), phone('r', 48), phone('θ', 20, { language: 'en' })];
  expect(weakestSound(phones, 'es')?.ipa).toBe('r');
  expect(weakestSound(phones, 'en')?.ipa).toBe('θ');
});

it('is none if every sound is clear, or scored too rarely to tell', () => {
  expect(weakestSound([phone('a', 92), phone('r', 20, { count: 2 })], 'es')).toBeUndefined();
});
