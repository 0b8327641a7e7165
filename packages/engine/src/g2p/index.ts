export { EspeakG2p } from './convert.ts';
export { isVowel, LANGUAGE_UNITS, phoneOfArpabet, UNITS } from './inventory.ts';
