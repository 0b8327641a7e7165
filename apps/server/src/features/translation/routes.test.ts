import { describe, expect, it } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const test = useTestApp();
const translate = (payload: object) => post(test.visitor(), '/api/translate', payload);

describe('POST /api/translate', () => {
  it('API-34 translates from the phrasebook and names its source', async () => {
    const response = await translate({
      text: 'Good morning',
      fromLanguage: 'english',
      toLanguage: 'spanish',
      translationType: 'casual',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ translation: 'Buenos días', source: 'phrasebook' });
  });

  it('API-35 API-12 takes fromLang and toLang, and languages by code', async () => {
    const response = await translate({ text: 'good morning', fromLang: 'en', toLang: 'de-DE' });
    expect(response.json()).toMatchObject({ translation: 'guten Morgen' });
  });

  it('gives the forms for men and women, with the requested one first', async () => {
    const request = { text: 'I am tired.', fromLanguage: 'en', toLanguage: 'es' };
    const speakerForms = { masculine: 'Estoy cansado.', feminine: 'Estoy cansada.' };
    expect((await translate(request)).json()).toMatchObject({ translation: 'Estoy cansado.', speakerForms });
    expect((await translate({ ...request, speakerGender: 'feminine' })).json()).toMatchObject({
      translation: 'Estoy cansada.',
      speakerForms,
    });
    expect((await translate({ ...request, speakerGender: 'other' })).statusCode).toBe(400);
  });

  it('API-34 casual and formal differ where the language has both', async () => {
    const request = { text: 'How are you?', fromLanguage: 'en', toLanguage: 'fr' };
    const casual = await translate({ ...request, translationType: 'casual' });
    const formal = await translate({ ...request, translationType: 'formal' });
    expect(casual.json().translation).not.toBe(formal.json().translation);
  });

  it('ERR-17 a text without a translation is a 404 that says what to do', async () => {
    const response = await translate({
      text: 'the mitochondria perspire quietly',
      fromLanguage: 'en',
      toLanguage: 'it',
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      message: 'We don’t know this one yet. Shorten it, or practice it as typed.',
      code: 'translation-not-found',
    });
  });

  it.each([
    ['no text', { fromLanguage: 'en', toLanguage: 'es' }, 'bad-request'],
    ['a blank text', { text: '  ', fromLanguage: 'en', toLanguage: 'es' }, 'text-empty'],
    ['251 characters', { text: 'a'.repeat(251), fromLanguage: 'en', toLanguage: 'es' }, 'text-too-long'],
    ['an unknown language', { text: 'hi', fromLanguage: 'en', toLanguage: 'latin' }, 'language-unknown'],
    ['one language twice', { text: 'hi', fromLanguage: 'en', toLanguage: 'english' }, 'languages-equal'],
    ['no languages', { text: 'hi' }, 'bad-request'],
    ['a number as text', { text: 5, fromLanguage: 'en', toLanguage: 'es' }, 'bad-request'],
    [
      'an unknown register',
      { text: 'hi', fromLanguage: 'en', toLanguage: 'es', translationType: 'rude' },
      'bad-request',
    ],
  ])('refuses %s with a sentence', async (_what, payload, code) => {
    const response = await translate(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/), code });
  });
});
