import { expect, it } from 'vitest';
import { ExportsService } from './service.ts';

it('an export whose reader stalls loses its place, so that others can start one', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => `frase ${at}`);
  const exports = new ExportsService({
    history: {
      async *allAttempts() {
        for (const text of texts) yield { text } as never;
      },
      bestScores: async () => [],
    },
    words: { ipaOf: async () => 'a' },
    phrases: { of: async () => [] },
    translation: { translate: async () => ({ translation: 'phrase', source: 'phrasebook' }) },
    synthesizer: { synthesize: async () => new Uint8Array(100_000) },
    now: () => Date.parse('2026-03-01'),
    unreadMs: 100,
  });
  const start = (id: string) =>
    exports.vocabulary({ id, isPremium: true }, 'zip', { language: 'es', meaningIn: 'en' });
  for (const id of ['1', '2', '3', '4']) {
    const { content } = await start(id);
    // Reads the first piece and then nothing.
    content.once('readable', () => content.read(1));
  }
  await expect(start('5')).rejects.toMatchObject({ code: 'busy' });
  await expect
    .poll(
      () =>
        start('5').then(
          () => 'started',
          () => 'busy',
        ),
      { timeout: 10_000 },
    )
    .toBe('started');
});
