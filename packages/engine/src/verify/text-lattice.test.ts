import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heard } from '../testing/posteriors.ts';
import { comparePhones } from './compare-phones.ts';
import { TextLattice } from './text-lattice.ts';
import { buildTrie } from './trie.ts';

const UNITS = ['a', 'e', 'i', 'm', 'n', 's', 't'];
const columns = (phones: string) => phones.split(' ').map((unit) => UNITS.indexOf(unit) + 1);
const words = (...texts: string[]) => texts.map((text) => [columns(text)]);
const anywhere = (lattice: TextLattice, k: number) => ({
  enter: k,
  leave: k + 1,
  from: 0,
  to: lattice.frames,
});

describe('TextLattice', () => {
  it('keeps the score of the text if a word is tried in its own place', () => {
    const lattice = new TextLattice(heard('_ m a n _ s i t e _').frame, words('m a n', 's i t e'));
    for (const [k, phones] of ['m a n', 's i t e'].entries()) {
      expect(lattice.scoreOf(columns(phones), anywhere(lattice, k)).score).toBeCloseTo(lattice.score, 6);
    }
  });

  it('ranks the spoken word first at each place of the text', () => {
    const list = ['m a n', 'm e n', 't i m', 's i t', 's i t e', 'a n'];
    const trie = buildTrie(list.map(columns));
    const lattice = new TextLattice(
      heard('_ m e n _ s i t _ t i m _').frame,
      words('m a n', 's i t e', 'a n'),
    );
    const best = [0, 1, 2].map(
      (k) => list[lattice.bestWords(trie, 3, Number.NEGATIVE_INFINITY, anywhere(lattice, k))[0]!.word],
    );
    expect(best).toEqual(['m e n', 's i t', 't i m']);
  });

  it('finds an extra word between two words of the text', () => {
    const list = ['t i m', 's e t'];
    const lattice = new TextLattice(heard('_ m a n _ s e t _ s i t e _').frame, words('m a n', 's i t e'));
    const between = { enter: 1, leave: 1, from: 0, to: lattice.frames };
    const [best] = lattice.bestWords(buildTrie(list.map(columns)), 1, lattice.score, between);
    expect(list[best!.word]).toBe('s e t');
    expect(best!.score).toBeGreaterThan(lattice.score);
  });

  it('scores free phones like the phones that were said, if all of them are equally likely', () => {
    const even = { rows: 8, columns: 8, data: new Float32Array(64) };
    const lattice = new TextLattice(heard('_ m i n _').frame, words('m a n'));
    const slot = anywhere(lattice, 0);
    expect(lattice.scoreOfAnyPhones(even, slot)).toBeCloseTo(
      lattice.scoreOf(columns('m i n'), slot).score,
      6,
    );
  });

  it('agrees with trying each word alone (property)', () => {
    const phones = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(phones, { minLength: 1, maxLength: 12 }), (list) => {
        const lattice = new TextLattice(heard('_ m e n _ s i t _', 3).frame, words('m a n', 's i t'));
        const slot = anywhere(lattice, 1);
        const [best] = lattice.bestWords(buildTrie(list), 1, Number.NEGATIVE_INFINITY, slot);
        const alone = Math.max(...list.map((each) => lattice.scoreOf(each, slot).score));
        expect(best!.score).toBeCloseTo(alone, 6);
      }),
    );
  });

  it('drops no word above the floor (property)', () => {
    const phones = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(phones, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 15 }),
        (list, lead) => {
          const lattice = new TextLattice(heard('_ m e n _ s i t _', 3).frame, words('m a n', 's i t'));
          const slot = anywhere(lattice, 1);
          const trie = buildTrie(list);
          const all = lattice.bestWords(trie, list.length, Number.NEGATIVE_INFINITY, slot);
          const floor = all[0]!.score - lead - 0.3;
          const found = lattice.bestWords(trie, list.length, floor, slot);
          expect(found).toEqual(expect.arrayContaining(all.filter(({ score }) => score > floor)));
          for (const { score } of found) expect(score).toBeGreaterThan(floor);
        },
      ),
    );
  });
});

describe('comparePhones', () => {
  it('finds substitutions, deletions and insertions', () => {
    expect(comparePhones([1, 2, 3], [1, 5, 3])).toEqual({
      distance: 1,
      differences: [
        { heard: 1, hasExtraBeside: false },
        { heard: 5, hasExtraBeside: false },
        { heard: 3, hasExtraBeside: false },
      ],
    });
    expect(comparePhones([1, 2], [1]).differences[1]).toEqual({ heard: 0, hasExtraBeside: false });
    expect(comparePhones([1, 2], [1, 2, 4, 5])).toMatchObject({
      distance: 2,
      differences: [{}, { hasExtraBeside: true }],
    });
  });

  it('is symmetric and zero only for the same phones (property)', () => {
    const phones = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(phones, phones, (a, b) => {
        const { distance } = comparePhones(a, b);
        expect(distance).toBe(comparePhones(b, a).distance);
        expect(distance === 0).toBe(a.join() === b.join());
      }),
    );
  });
});
