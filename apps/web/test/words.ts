import type { WordResult } from '@speak-it-now/contract';

/** A word with a wrong sound and an almost right one. */
export const DIAS: WordResult = {
  text: 'días',
  start: 0.5,
  end: 0.9,
  accuracy: 48,
  status: 'poor',
  phones: [
    {
      ipa: 'ð',
      start: 0.5,
      end: 0.6,
      accuracy: 20,
      heard: 'd',
      tip: 'Only touch the teeth.',
      example: 'nada',
    },
    { ipa: 'a', start: 0.6, end: 0.7, accuracy: 70 },
  ],
};
