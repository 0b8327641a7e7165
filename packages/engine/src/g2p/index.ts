export { EspeakG2p } from './convert.ts';
export { isVowel, LANGUAGE_UNITS, phoneOfArpabet, phonesOfSymbol, UNITS } from './inventory.ts';
