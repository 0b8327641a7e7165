import { expect, it } from 'vitest';
import { type Take, withTake } from './takes.ts';

const take = (accuracy: number): Take => ({ audio: new Blob([String(accuracy)]), accuracy });

it('keeps the first recording, and the best one', () => {
  const [first, worse, better, alike] = [take(60), take(41), take(88), take(88)];
  expect(withTake(undefined, first)).toEqual({ first, best: first });
  expect(withTake({ first, best: first }, worse)).toEqual({ first, best: first });
  const kept = withTake({ first, best: first }, better);
  expect(kept).toEqual({ first, best: better });
  expect(withTake(kept, alike).best).toBe(better);
});
