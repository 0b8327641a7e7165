import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../test/local-storage.ts';
import { isServerReachable } from '../api/connection.ts';
import { playWithOwnVoice } from './utterance-players.ts';

const utterance = { text: 'hola', language: 'es', rate: 1 } as const;
/** What the browser says when the sound is to be played. */
let refusal: Error;
let isServerThere = true;

beforeEach(() => {
  stubLocalStorage();
  isServerReachable.set(true);
  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.reject(refusal);
      pause = () => undefined;
    },
  );
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['offline', new DOMException('No source.', 'NotSupportedError'), false],
  ['blocked', new DOMException('Tap first.', 'NotAllowedError'), true],
  ['failed', new DOMException('No source.', 'NotSupportedError'), true],
] as const)('a text that cannot be spoken says why: %s', async (problem, error, isThere) => {
  refusal = error;
  isServerThere = isThere;
  await expect(playWithOwnVoice(utterance, new AbortController().signal, () => {})).rejects.toMatchObject({
    problem,
  });
});
