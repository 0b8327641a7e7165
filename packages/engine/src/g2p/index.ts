export { EspeakG2p } from './convert.ts';
export {
  isShownSymbol,
  isVowel,
  LANGUAGE_UNITS,
  phoneOfArpabet,
  phonesOfSymbol,
  UNITS,
} from './inventory.ts';
