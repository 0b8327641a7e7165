import { describe, expect, it } from 'vitest';
import { joinParts, splitCompound } from './compounds.ts';

const FREQUENT: Readonly<Record<string, number>> = {
  alt: 90, Alt: 5, Stadt: 100, rot: 60, Wein: 80, Geld: 90, Sorgen: 40, geb: 1, lieben: 70, Zeuge: 20, Zeugen: 25, Stand: 50,
  Land: 90, Haus: 100, Freund: 60, den: 900, her: 300, ein: 800, Tag: 90, Buch: 50, Geburt: 30, Teller: 10, Suppe: 15, Suppen: 4,
}; // biome-ignore format: a table
const worthOf = (part: string): number => FREQUENT[part] ?? 0;
const phones = (units: string) =>
  units
    .split(' ')
    .map((unit) => (/[aeiouɔ]/u.test(unit) ? { unit, ipa: unit, stress: 2 as const } : { unit, ipa: unit }));
const partsOf = (word: string): string => {
  const split = splitCompound(word, worthOf);
  return split ? [split.first, split.link.map(({ unit }) => unit).join(''), split.second].join('|') : 'none';
};

describe('a German compound', () => {
  it.each([
    ['Altstadt', 'alt||Stadt'],
    ['Rotwein', 'rot||Wein'],
    ['Geldsorgen', 'Geld||Sorgen'],
    ['Geburtstag', 'Geburt|s|Tag'],
    ['Landeshaus', 'Land|əs|Haus'],
    ['Suppenteller', 'Suppen||Teller'],
  ])('%s is cut where its parts meet', (word, parts) => {
    expect(partsOf(word)).toBe(parts);
  });

  it.each(['geblieben', 'Freunden', 'herein', 'Stadt'])('%s only looks like one', (word) => {
    expect(partsOf(word)).toBe('none');
  });

  it('keeps the stress on its first part, and the voice of a consonant before a linking vowel', () => {
    const joined = joinParts(splitCompound('Landeshaus', worthOf)!, phones('l a n t'), phones('h aʊ s'));
    expect(joined.map(({ unit }) => unit).join(' ')).toBe('l a n d ə s h aʊ s');
    expect(joined.filter(({ stress }) => stress === 2)).toHaveLength(1);
  });
});
