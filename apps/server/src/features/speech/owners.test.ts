import { expect, it } from 'vitest';
import { get } from '../../../test/accounts.ts';
import { openTestApp } from '../../../test/use-test-app.ts';

it('the built-in voice knows which network asks, so that one with many texts delays only its own', async () => {
  const owners: (string | undefined)[] = [];
  const synthesizer = {
    synthesize: async (_request: unknown, owner?: string) => {
      owners.push(owner);
      return new Uint8Array(44);
    },
    close: async () => {},
  };
  const test = await openTestApp({ synthesizer });
  const ask = (address: string, text: string) =>
    get(test.visitor({ address }), `/api/speech?text=${text}&language=it`);
  for (const text of ['uno', 'due']) await ask('198.51.100.4', text);
  await ask('198.51.100.5', 'tre');
  expect(owners).toEqual([owners[0], owners[0], expect.any(String)]);
  expect(new Set(owners).size).toBe(2);
  expect(owners).not.toContain(undefined);
});
