import { readMarks } from '@speak-it-now/engine/wav';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/use-test-app.ts';
import { createEspeakSynthesizer } from '../../providers/espeak-synthesizer.ts';
import type { SynthesizerRequest } from '../../providers/synthesizer.ts';

const synthesizer = createEspeakSynthesizer();
const asked: SynthesizerRequest[] = [];
const test = useTestApp(undefined, {
  synthesizer: {
    close: async () => {},
    synthesize: (request) => {
      asked.push(request);
      return synthesizer.synthesize(request);
    },
  },
});
afterAll(() => synthesizer.close());
const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.visitor().request({ method: 'GET', url: '/api/speech', query, headers });

const seconds = (wav: Buffer) => wav.readUInt32LE(40) / wav.readUInt32LE(28);

describe('GET /api/speech', () => {
  it.each(['en', 'spanish', 'fr-FR', 'de', 'it'])(
    'speaks %s as a WAV file that says when each word begins',
    async (language) => {
      const response = await get({ text: 'Roma, Madrid, Paris', language });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('audio/wav');
      const wav = response.rawPayload;
      expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE');
      const marks = readMarks(new Uint8Array(wav).buffer);
      expect(marks.map(({ id }) => id)).toEqual([0, 1, 2]);
      expect(marks.at(-1)?.atSeconds).toBeLessThan(seconds(wav));
      expect(seconds(wav)).toBeGreaterThan(0.7);
      expect(seconds(wav)).toBeLessThan(5);
    },
  );

  it('speaks slower at a lower rate', async () => {
    const slow = await get({ text: 'Wo ist der Bahnhof?', language: 'de', rate: '0.6' });
    const calm = await get({ text: 'Wo ist der Bahnhof?', language: 'de' });
    expect(seconds(slow.rawPayload)).toBeGreaterThan(seconds(calm.rawPayload) * 1.3);
  });

  it('speaks in the accent that the learner chose, and in the default one of the language', async () => {
    const spoken = async (query: Record<string, string>) =>
      seconds((await get({ text: 'la cena de Cecilia', language: 'es', ...query })).rawPayload);
    const [american, castilian, usual] = [
      await spoken({ accent: 'es-419' }),
      await spoken({ accent: 'es-ES' }),
      await spoken({}),
    ];
    // What the voice said before changes a few samples.
    expect(Math.abs(castilian - usual)).toBeLessThan(0.01);
    expect(american - castilian).toBeGreaterThan(0.05);
    expect((await get({ text: 'hola', language: 'es', accent: 'es-XX' })).statusCode).toBe(400);
  });

  it('speaks markup as text, never as instructions', async () => {
    const response = await get({ text: '</speak><audio src="file:///etc/passwd"/> & so on', language: 'en' });
    expect(response.statusCode).toBe(200);
  });

  it('synthesizes a text once for all requests, also simultaneous ones', async () => {
    const before = asked.length;
    const query = { text: 'una volta sola', language: 'it' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => get(query)));
    await get({ ...query, text: ' una  volta sola ' });
    expect(asked).toHaveLength(before + 1);
    expect(new Set(responses.map((response) => response.headers.etag)).size).toBe(1);
  });

  it('lets browsers cache it, and answers 304 if they have it', async () => {
    const query = { text: 'hello again', language: 'en' };
    const first = await get(query);
    expect(first.headers['cache-control']).toBe('private, max-age=86400');
    const again = await get(query, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it.each([
    ['no text', { language: 'en' }, 'bad-request'],
    ['a blank text', { text: '  ', language: 'en' }, 'text-empty'],
    ['251 characters', { text: 'a'.repeat(251), language: 'en' }, 'text-too-long'],
    ['an unknown language', { text: 'hello', language: 'xx' }, 'language-unknown'],
    ['a rate out of range', { text: 'hello', language: 'en', rate: '9' }, 'bad-request'],
    ['a rate that is no number', { text: 'hello', language: 'en', rate: 'fast' }, 'bad-request'],
  ])('refuses %s with a sentence', async (_what, query, code) => {
    const response = await get(query as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/), code });
  });

  it('limits each address: 429 with the time to wait', async () => {
    const visitor = test.visitor({ address: '198.51.100.4' });
    const request = { method: 'GET', url: '/api/speech?text=ciao&language=it' } as const;
    for (let sent = 0; sent < 120; sent++) expect((await visitor.request(request)).statusCode).toBe(200);
    const refused = await visitor.request(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });
});
