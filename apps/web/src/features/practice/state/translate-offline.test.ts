import { expect, it, vi } from 'vitest';
import { AS_TYPED_OFFLINE, translateOffline } from './translate-offline.ts';

vi.mock('./offline-translation.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the learner can say the text as typed if even the code that translates offline is missing', async () => {
  const phrase = { text: ' Good morning ', source: 'en', target: 'es' } as const;
  expect(await translateOffline({ ...phrase, register: 'casual', speakerGender: null })).toMatchObject({
    text: 'Good morning',
    source: AS_TYPED_OFFLINE,
  });
});
