import { describe, expect, it } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

describe('hints for a typed text', () => {
  const test = useTestApp();

  const hints = async (text: string, fromLanguage = 'English', toLanguage = 'Spanish') =>
    (await post(test.visitor(), '/api/text-hints', { text, fromLanguage, toLanguage })).json();

  it('offers the spelling that the phrasebook knows', async () => {
    expect(await hints('helo')).toEqual({ correction: 'hello' });
  });

  it('names the language of a text', async () => {
    expect(await hints('¿Dónde está el baño?')).toEqual({ language: 'es' });
    expect(await hints('Ich habe Hunger')).toEqual({ language: 'de' });
  });

  it('gives no hints for nonsense', async () => {
    expect(await hints('xyzzy plugh')).toEqual({});
  });

  it('refuses an empty text and an unknown language', async () => {
    for (const body of [
      { text: ' ', fromLanguage: 'en', toLanguage: 'es' },
      { text: 'helo', fromLanguage: 'Klingon', toLanguage: 'es' },
    ]) {
      expect((await post(test.visitor(), '/api/text-hints', body)).statusCode).toBe(400);
    }
  });
});
