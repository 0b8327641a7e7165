/** Pronunciations in eSpeak NG's own phoneme notation, which it speaks when it is between double square brackets. */
import type { Phones } from '../g2p/variants.ts';
import type { Language } from '../types.ts';

const COMMON: Readonly<Record<string, string>> = {
  ɡ: 'g', ʃ: 'S', ʒ: 'Z', θ: 'T', ð: 'D', ŋ: 'N', tʃ: 'tS', dʒ: 'dZ', ɛ: 'E', ɔ: 'O', ə: '@', ɪ: 'I', ʊ: 'U', ɲ: 'n^', ʎ: 'l^', aɪ: 'aI', aʊ: 'aU', ɔɪ: 'OI', ɑ: 'A:',
}; // biome-ignore format: a table

const PER_LANGUAGE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ɹ: 'r', ʌ: 'V', æ: 'a', ɝ: '3:', ɚ: '3', eɪ: 'eI', oʊ: 'oU', i: 'i:', u: 'u:', ɔ: 'O:' },
  es: { ɾ: '**', r: 'R2', ʝ: 'J^' },
  fr: { ʁ: 'r', ø: 'Y', œ: 'W', 'ɑ̃': 'A~', 'ɛ̃': 'E~', 'ɔ̃': 'O~', ɥ: 'y' },
  de: {
    ʁ: 'r', ç: 'C', ɔɪ: 'OY', ʏ: 'y', œ: 'W', ø: 'Y:', ɐ: '3', i: 'i', 'iː': 'i:', 'uː': 'u:', 'aː': 'A:', 'eː': 'e:', 'yː': 'y:', 'oː': 'o:', 'øː': 'Y:', 'ɛː': 'E:', y: 'y:',
    'ɑ̃': 'A~', 'ɔ̃': 'O~', 'ɛ̃': 'E~',
  },
  it: { r: 'R', ʎ: 'l^' },
}; // biome-ignore format: a table

export function espeakMnemonics(phones: Phones, language: Language): string {
  const own = PER_LANGUAGE[language];
  const signs = phones.map(({ unit, ipa, stress }) => {
    const bare = ipa.replace('ː', '');
    const sign = own[ipa] ?? own[bare] ?? COMMON[bare] ?? own[unit] ?? COMMON[unit] ?? bare;
    return (stress === 2 ? "'" : stress === 1 ? ',' : '') + sign;
  });
  return `[[${signs.join('|')}]]`;
}
