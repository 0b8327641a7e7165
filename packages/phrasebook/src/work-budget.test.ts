import { describe, expect, it } from 'vitest';
import { nearestPhrases, phrasebook, workBudget } from './all.ts';

const request = { text: 'I would like two coffees', from: 'en', to: 'es', register: 'casual' } as const;

describe('the time for one text', () => {
  it('ends a translation, hints and similar phrases', () => {
    const misspelled = { ...request, text: 'I would like two cofees' };
    expect(workBudget.within(-1, () => phrasebook.translate(request))).toBeUndefined();
    expect(workBudget.within(-1, () => phrasebook.hints(misspelled))).toBeUndefined();
    expect(workBudget.within(-1, () => nearestPhrases(request))).toBeUndefined();
  });

  it('is not limited by the text before', () => {
    workBudget.within(-1, () => phrasebook.translate(request));
    const said = phrasebook.translate(request);
    expect(said?.translation).toBe('Quisiera dos cafés');
    expect(workBudget.within(60_000, () => phrasebook.translate(request))).toEqual(said);
  });
});

it('characters that stand for many others are counted as many', () => {
  const text = `${'good morning '.repeat(18)}\uFDFA`;
  expect(text.length).toBeLessThan(250);
  expect(phrasebook.translate({ ...request, text })).toBeUndefined();
  expect(phrasebook.hints({ text, from: 'en', to: 'es' })).toEqual({});
});
