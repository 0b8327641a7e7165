import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readEnv } from './env.ts';
import { isApertiumInstalled } from './providers/translators/apertium.ts';

const folder = temporaryFolder();

const read = (settings: Record<string, string>) => readEnv({ DATA_DIR: folder, ...settings }).translators;
const CHAT = { OPENAI_API_KEY: 'key', OPENAI_CHAT_MODEL: 'model' };

describe('settings of translators', () => {
  it('by default the server’s own translator follows the phrasebook', () => {
    expect(read({})).toEqual({ order: ['neural'] });
  });

  it('a key or an address turns a service on; the server’s own translator comes first, then the best services', () => {
    expect(read({ LIBRETRANSLATE_URL: 'http://127.0.0.1:5000/' })).toEqual({
      order: ['neural', 'libretranslate'],
      libreTranslate: { url: 'http://127.0.0.1:5000', apiKey: undefined },
    });
    expect(
      read({ LIBRETRANSLATE_URL: 'http://127.0.0.1:5000', ...CHAT, DEEPL_API_KEY: 'key:fx' }).order,
    ).toEqual(['neural', 'deepl', 'openai', 'libretranslate']);
  });

  it('TRANSLATORS selects the translators and sets their order', () => {
    const settings = { ...CHAT, DEEPL_API_KEY: 'key' };
    expect(read({ ...settings, TRANSLATORS: 'openai,deepl' }).order).toEqual(['openai', 'deepl']);
    expect(read({ ...settings, TRANSLATORS: ' deepl ' }).order).toEqual(['deepl']);
    expect(read({ ...settings, TRANSLATORS: 'deepl,neural' }).order).toEqual(['deepl', 'neural']);
    expect(read({ ...settings, TRANSLATORS: 'none' }).order).toEqual([]);
  });

  it.each([
    [{ TRANSLATORS: 'deepl' }, /TRANSLATORS names deepl, which needs DEEPL_API_KEY/],
    [{ TRANSLATORS: 'openai' }, /TRANSLATORS names openai, which needs OPENAI_CHAT_MODEL/],
    [{ TRANSLATORS: 'libretranslate' }, /TRANSLATORS names libretranslate, which needs LIBRETRANSLATE_URL/],
    [{ TRANSLATORS: 'babelfish' }, /TRANSLATORS must be none, or some of neural, deepl, openai/],
    [{ TRANSLATORS: 'deepl,deepl', DEEPL_API_KEY: 'key' }, /TRANSLATORS must be none, or some of/],
    [{ DEEPL_API_BASE: 'https://deepl.example' }, /DEEPL_API_BASE does nothing without DEEPL_API_KEY/],
    [{ DEEPL_API_KEY: 'key', DEEPL_API_BASE: 'deepl.example' }, /DEEPL_API_BASE must be a URL/],
    [{ LIBRETRANSLATE_API_KEY: 'key' }, /LIBRETRANSLATE_API_KEY does nothing without LIBRETRANSLATE_URL/],
    [{ LIBRETRANSLATE_URL: 'ftp://x' }, /LIBRETRANSLATE_URL must be a URL/],
  ])('the server does not start with %j', (settings, message) => {
    expect(() => read(settings as unknown as Record<string, string>)).toThrow(message);
  });

  it('Apertium is only used if it is named and installed', () => {
    if (isApertiumInstalled()) {
      expect(read({ TRANSLATORS: 'apertium' }).order).toEqual(['apertium']);
    } else {
      expect(() => read({ TRANSLATORS: 'apertium' })).toThrow(/apertium-eng-spa/);
    }
    expect(read({}).order).not.toContain('apertium');
  });
});
