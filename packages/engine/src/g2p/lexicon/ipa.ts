/** Pronunciations as short strings: IPA, stress marks before vowels, a full stop between symbols that would merge. */
import type { Language } from '../../types.ts';
import { phonesOfSymbol } from '../inventory.ts';
import type { Phones } from '../variants.ts';

const SIGN =
  /[ˈˌ]?(?:t[ʃs]|d[ʒz]|[ae]ɪ|[ɔo]ɪ|[oə]ʊ|aʊ|\p{Letter})[\u0303ː]*/gu; // biome-ignore format: the sounds of two signs

export function phonesOfIpa(ipa: string, language: Language): Phones {
  return (ipa.match(SIGN) ?? []).flatMap((sign) => phonesOfSymbol(sign, language));
}

export function ipaOfPhones(phones: Phones, language: Language): string {
  return phones.reduce((written, { unit, ipa, stress }) => {
    const sign = `${stress === 2 ? 'ˈ' : stress === 1 ? 'ˌ' : ''}${ipa}`;
    const before = (written.match(SIGN) ?? []).length;
    const joined = phonesOfIpa(written + sign, language);
    const isApart = (written + sign).match(SIGN)?.length === before + 1 && joined.at(-1)?.unit === unit;
    return written + (isApart ? '' : '.') + sign;
  }, '');
}
