/** Pronunciations in eSpeak NG's own phoneme notation, which it speaks when it is between double square brackets. */
import { SOUNDS } from '@speak-it-now/languages/sounds';
import type { Phones } from '../g2p/variants.ts';
import type { Language } from '../types.ts';

const COMMON: Readonly<Record<string, string>> = {
  ɡ: 'g', ʃ: 'S', ʒ: 'Z', θ: 'T', ð: 'D', ŋ: 'N', tʃ: 'tS', dʒ: 'dZ', ɛ: 'E', ɔ: 'O', ə: '@', ɪ: 'I', ʊ: 'U', ɲ: 'n^', ʎ: 'l^', aɪ: 'aI', aʊ: 'aU', ɔɪ: 'OI', ɑ: 'A:',
}; // biome-ignore format: a table

export function espeakMnemonics(phones: Phones, language: Language): string {
  const own = SOUNDS[language].espeakNotation;
  const signs = phones.map(({ unit, ipa, stress }) => {
    const bare = ipa.replace('ː', '');
    const sign = own[ipa] ?? own[bare] ?? COMMON[bare] ?? own[unit] ?? COMMON[unit] ?? bare;
    return (stress === 2 ? "'" : stress === 1 ? ',' : '') + sign;
  });
  return `[[${signs.join('|')}]]`;
}
