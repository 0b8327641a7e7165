import { LIMITS } from '@speak-it-now/contract';
import { MAX_TEXT_CHARACTERS } from '@speak-it-now/engine/node';
import { expect, it } from 'vitest';

it('the engine takes every text that the contract accepts', () => {
  expect(MAX_TEXT_CHARACTERS).toBe(LIMITS.textCharacters);
});
