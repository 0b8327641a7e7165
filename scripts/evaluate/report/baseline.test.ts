import { describe, expect, it } from 'vitest';
import { differences } from './baseline.ts';

const table = {
  title: 'Words',
  head: ['language', 'clips', 'passing'],
  rows: [
    ['en', '5', '0.000 of 5'],
    ['es', '9', '0.111 of 9'],
  ],
};

describe('differences', () => {
  it('names each cell that differs from the baseline', () => {
    expect(
      differences([table], {
        Words: [
          ['es', '9', '0.222 of 9'],
          ['en', '5', '0.000 of 5'],
        ],
      }),
    ).toEqual(['Words | es | passing: 0.222 of 9 -> 0.111 of 9']);
    expect(differences([table], { Words: table.rows })).toEqual([]);
  });

  it('marks every cell of a new row as new', () => {
    expect(differences([{ ...table, rows: [['it', '3', '-']] }], {})).toHaveLength(3);
  });
});
