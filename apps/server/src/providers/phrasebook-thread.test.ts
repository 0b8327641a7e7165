import { afterAll, describe, expect, it } from 'vitest';
import { WordIndex } from '../features/drills/word-index.ts';
import { createWordIndexThread } from '../features/drills/word-index-thread.ts';
import { createPhrasebookThread } from './phrasebook-thread.ts';
import { phrasebookTranslator } from './phrasebook-translator.ts';

/** How long nothing else could be done while this was waited for. */
async function longestPauseMs(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const watch = (async () => {
    for (let before = performance.now(); !isOver; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  await work();
  isOver = true;
  await watch;
  return longest;
}

describe('work that takes long, in threads of its own', () => {
  const phrasebook = createPhrasebookThread();
  const words = createWordIndexThread();
  afterAll(async () => {
    await phrasebook.close();
    await words.close();
  });

  it('the phrasebook answers as it does here', async () => {
    for (const text of ['good morning', 'I would like two coffees', 'no phrase has this']) {
      const request = { text, from: 'en', to: 'es', register: 'casual' } as const;
      expect(await phrasebook.translate(request)).toEqual(await phrasebookTranslator.translate(request));
    }
  });

  it('ERR-17 phrases like one that it lacks, and hints, come from that thread too', async () => {
    const request = {
      text: 'I need a doctor for my mitochondria',
      from: 'en',
      to: 'es',
      register: 'casual',
    } as const;
    const own = createPhrasebookThread();
    const found = await own.nearest(request);
    expect(found).toContainEqual({ text: 'I need a doctor.', translation: expect.any(String) });
    expect(found).toEqual(await phrasebookTranslator.nearest(request));
    const misspelt = { text: 'Good mornin', from: 'en', to: 'es' } as const;
    expect(await own.hints(misspelt)).toEqual({ correction: 'Good morning' });
    await own.close();
    await expect(own.nearest(request)).rejects.toThrow();
    await expect(own.hints(misspelt)).rejects.toThrow();
  });

  it('the index of sounds answers as it does here, and holds nothing else up meanwhile', async () => {
    const here = new WordIndex();
    expect(await words.ipaOf('guten Morgen', 'de')).toBe(await here.ipaOf('guten Morgen', 'de'));
    const startedMs = performance.now();
    const pauseMs = await longestPauseMs(() => words.textsWith('fr', 'ʁ'));
    const tookMs = performance.now() - startedMs;
    expect(await words.textsWith('fr', 'ʁ')).toEqual(await here.textsWith('fr', 'ʁ'));
    // Whatever this machine is busy with: what is left here is a small part of the work.
    expect(pauseMs).toBeLessThan(tookMs / 2);
  });
});
