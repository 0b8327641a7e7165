import { DAY_MS } from '@speak-it-now/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import type { MachineTranslator, TranslatorRequest } from '../../providers/translator.ts';
import { TranslationCache } from './cache.ts';

const machine = (variant: string): MachineTranslator => ({
  source: 'openai',
  variant,
  recipient: 'example.org',
  canTranslate: () => true,
  translate: async () => ({ kind: 'ok', value: undefined }),
});
const ONE = machine('openai https://one.example small');
const REQUEST: TranslatorRequest = { text: 'the owl snores', from: 'en', to: 'de', register: 'casual' };

describeEachDatabase('cached translations', (database) => {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const cache = (options: { secret?: string; maxRows?: number } = {}) =>
    new TranslationCache({ db: database().db, now: () => nowMs, secret: 'a secret', ...options });
  const rows = () => database().db.selectFrom('translations').selectAll().execute();
  beforeEach(async () => {
    await database().db.deleteFrom('translations').execute();
  });

  it('are found only by service, languages, register and text together', async () => {
    await cache().put(ONE, REQUEST, 'die Eule schnarcht');
    expect(await cache().get(ONE, REQUEST)).toBe('die Eule schnarcht');
    expect(await cache().get(ONE, { ...REQUEST, text: ' the  owl snores ' })).toBe('die Eule schnarcht');
    for (const other of [
      { register: 'formal' },
      { to: 'fr' },
      { from: 'it' },
      { text: 'The owl snores' },
    ] as const) {
      expect(await cache().get(ONE, { ...REQUEST, ...other })).toBeUndefined();
    }
    expect(await cache().get(machine('openai https://one.example large'), REQUEST)).toBeUndefined();
  });

  it('are told apart by the speaker if the translator uses it', async () => {
    const hers = { ...REQUEST, speaker: 'feminine' } as const;
    const own = { ...machine('neural'), usesSpeaker: true };
    await cache().put(own, REQUEST, 'ich bin Lehrer');
    await cache().put(ONE, REQUEST, 'ich bin Lehrer');
    expect(await cache().get(own, hers)).toBeUndefined();
    expect(await cache().get(ONE, hers)).toBe('ich bin Lehrer');
  });

  it('the latest one is returned if two servers have requested it at once', async () => {
    await Promise.all(['die Eule schnarcht', 'die Eule sägt'].map((text) => cache().put(ONE, REQUEST, text)));
    await cache().put(ONE, REQUEST, 'die Eule schnarcht');
    expect(await cache().get(ONE, REQUEST)).toBe('die Eule schnarcht');
    expect(await rows()).toHaveLength(1);
  });

  it('do not reveal what was typed', async () => {
    await cache().put(ONE, REQUEST, 'die Eule schnarcht');
    expect(JSON.stringify(await rows())).not.toContain('owl');
    expect(await cache({ secret: 'another secret' }).get(ONE, REQUEST)).toBeUndefined();
  });

  it('are used for 30 days and then deleted', async () => {
    await cache().put(ONE, REQUEST, 'die Eule schnarcht');
    nowMs += 30 * DAY_MS - 1;
    await cache().sweep();
    expect(await cache().get(ONE, REQUEST)).toBe('die Eule schnarcht');
    nowMs += 1;
    expect(await cache().get(ONE, REQUEST)).toBeUndefined();
    await cache().sweep();
    expect(await rows()).toEqual([]);
  });

  it('are limited in number: the oldest are deleted', async () => {
    const small = cache({ maxRows: 3 });
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      nowMs += 1000;
      await small.put(ONE, { ...REQUEST, text }, text);
    }
    await small.sweep();
    expect((await rows()).map((row) => row.translation).sort()).toEqual(['five', 'four', 'three']);
  });
});
