/** Accepted pronunciations of a word besides the one shown. */
import type { Language, ReferencePhone } from '../types.ts';
import { isVowel } from './inventory.ts';

export type Phones = readonly ReferencePhone[];

/** Each pronunciation costs the aligner time. */
const MAX_VARIANTS = 8;

interface WordContext {
  /** Lower case. */
  readonly spelling: string;
  /** How the next word begins, if it follows without a pause. */
  readonly next: 'vowel' | 'consonant' | undefined;
}

type Rewrite = (phones: Phones, word: WordContext) => readonly Phones[];

/** `known`, then the variants of each by the rules of the language, at most 8; no two have the same units. */
export function withVariants(known: readonly Phones[], language: Language, word: WordContext): Phones[] {
  const found = new Map<string, Phones>();
  const add = (phones: Phones): void => {
    const key = phones.map((phone) => phone.unit).join(' ');
    if (key !== '' && !found.has(key) && found.size < MAX_VARIANTS) found.set(key, phones);
  };
  known.forEach(add);
  for (const rewrite of REWRITES[language] ?? []) {
    for (const phones of [...found.values()]) rewrite(phones, word).forEach(add);
  }
  return [...found.values()];
}

const plain = (unit: string, ipa = unit): ReferencePhone =>
  isVowel(unit) ? { unit, ipa, stress: 0 } : { unit, ipa };

const swap =
  (from: string, to: string): Rewrite =>
  (phones) =>
    phones.some((phone) => phone.unit === from)
      ? [phones.map((phone) => (phone.unit === from ? { ...phone, unit: to, ipa: to } : phone))]
      : [];

/** Spanish ll is a palatal l for speakers who distinguish it from y. */
const lateralLl: Rewrite = (phones, word) =>
  word.spelling.includes('ll') ? swap('ʝ', 'ʎ')(phones, word) : [];

/** "cansado" as "cansao", which most people say. */
const weakAdo: Rewrite = (phones, { spelling }) => {
  const at = phones.findLastIndex(({ unit }) => unit === 'd');
  return /.ados?$/u.test(spelling) && at >= 0 && at >= phones.length - 3
    ? [phones.filter((_, i) => i !== at)]
    : [];
};

/** English linking r may be heard as the onset of the next word, so it may be missing here. */
const linkingR: Rewrite = (phones) => {
  const [before, last] = phones.slice(-2);
  return last?.unit === 'ɹ' && (before?.unit === 'ɝ' || before?.unit === 'ʌ') ? [phones.slice(0, -1)] : [];
};

/** "park": in British English without r. After other vowels the vowel changes as well. */
const silentR: Rewrite = (phones) => {
  const isSilent = ({ unit }: ReferencePhone, i: number): boolean =>
    unit === 'ɹ' && ['ɑ', 'ɔ'].includes(phones[i - 1]?.unit ?? '') && !isVowel(phones[i + 1]?.unit ?? '');
  return phones.some(isSilent) ? [phones.filter((phone, i) => !isSilent(phone, i))] : [];
};

const fromTable = (
  table: Readonly<Record<string, readonly string[]>>,
  phoneOf: (symbol: string) => ReferencePhone = (unit) => plain(unit),
): Rewrite => {
  return (_phones, { spelling }) =>
    (Object.hasOwn(table, spelling) ? (table[spelling] ?? []) : []).map((form) =>
      form.split(' ').map((symbol) => phoneOf(symbol)),
    );
};

/** The vowel of weak forms is the unit ʌ, but it is shown and taught as ə. */
const withWeakVowel = (symbol: string) => (symbol === 'ə' ? plain('ʌ', 'ə') : plain(symbol));

/** "next door": t or d between consonants is left out in running speech. The ending -ed, which tells the time, is not. */
const stopBetweenConsonants: Rewrite = (phones, { spelling, next }) => {
  const [before, last] = phones.slice(-2);
  const falls =
    next === 'consonant' &&
    ['n', 's', 'f', 'k', 'p', 'l'].includes(before?.unit ?? '') &&
    (last?.unit === 't' || last?.unit === 'd') &&
    phones.length > 3 &&
    // Without it "can't" is "can".
    !/ed$|^can['’]t$/u.test(spelling);
  return falls ? [phones.slice(0, -1)] : [];
};

/** "couldn't": the vowel before n may be left out. */
const syllabicNot: Rewrite = (phones, { spelling }) =>
  /n['’]t$/u.test(spelling) && phones.at(-3)?.unit === 'ʌ' && !isVowel(phones.at(-4)?.unit ?? 'ʌ')
    ? [[...phones.slice(0, -3), ...phones.slice(-2)]]
    : [];

/** Units that may be left out at the end of a word. */
const dropFinal =
  (units: readonly string[], afterVowelOnly: boolean): Rewrite =>
  (phones) => {
    const last = phones.at(-1);
    const before = phones.at(-2);
    if (!last || !before || !units.includes(last.unit)) return [];
    return !afterVowelOnly || isVowel(before.unit) ? [phones.slice(0, -1)] : [];
  };

/** English weak and strong forms of function words; ə is the vowel of weak forms, of the unit ʌ. */
const ENGLISH_FORMS: Readonly<Record<string, readonly string[]>> = {
  a: ['ə', 'eɪ'], an: ['ə n', 'æ n'], the: ['ð ə', 'ð i', 'ð ɪ'], and: ['æ n d', 'ə n d', 'ə n', 'æ n', 'n'],
  of: ['ə v', 'ə', 'ɑ v'], to: ['t u', 't ə', 't ɪ', 't ʊ'], for: ['f ɔ ɹ', 'f ɝ', 'f ɔ'], from: ['f ɹ ʌ m', 'f ɹ ɑ m'],
  at: ['æ t', 'ə t'], as: ['æ z', 'ə z'], was: ['w ɑ z', 'w ə z', 'w ɔ z'], were: ['w ɝ', 'w ə'], are: ['ɑ ɹ', 'ɝ', 'ɑ'],
  am: ['æ m', 'ə m'], can: ['k æ n', 'k ə n', 'k ɪ n'], could: ['k ʊ d', 'k ə d'], would: ['w ʊ d', 'w ə d', 'ə d'],
  should: ['ʃ ʊ d', 'ʃ ə d'], have: ['h æ v', 'h ə v', 'ə v'], has: ['h æ z', 'h ə z', 'ə z'], had: ['h æ d', 'h ə d', 'ə d'],
  he: ['h i', 'i'], him: ['h ɪ m', 'ɪ m'], his: ['h ɪ z', 'ɪ z'], her: ['h ɝ', 'ɝ'], you: ['j u', 'j ə', 'j ʊ'],
  your: ['j ɔ ɹ', 'j ɝ', 'j ʊ ɹ', 'j ɔ'], them: ['ð ɛ m', 'ð ə m'], but: ['b ʌ t'], than: ['ð æ n', 'ð ə n'],
  that: ['ð æ t', 'ð ə t'], some: ['s ʌ m'], do: ['d u', 'd ə'], does: ['d ʌ z'], us: ['ʌ s'], must: ['m ʌ s t', 'm ʌ s'],
  been: ['b ɪ n', 'b i n', 'b ɛ n'], or: ['ɔ ɹ', 'ɝ', 'ɔ'], there: ['ð ɛ ɹ', 'ð ɝ', 'ð ɛ ə'], my: ['m aɪ'], just: ['dʒ ʌ s t', 'dʒ ʌ s'],
  because: ['b ɪ k ʌ z', 'b ɪ k ɔ z', 'b ɪ k ɑ z'], our: ['aʊ ɝ', 'ɑ ɹ', 'aʊ ə', 'ɑ'], will: ['w ɪ l', 'ə l'], so: ['s oʊ'],
  either: ['i ð ɝ', 'aɪ ð ɝ'], neither: ['n i ð ɝ', 'n aɪ ð ɝ'], often: ['ɔ f ə n', 'ɔ f t ə n', 'ɑ f ə n'], with: ['w ɪ ð', 'w ɪ θ'],
  it: ['ɪ t'], in: ['ɪ n'], is: ['ɪ z'], not: ['n ɑ t'], what: ['w ʌ t', 'w ɑ t'], on: ['ɑ n', 'ɔ n'], want: ['w ɑ n t', 'w ɔ n t'],
}; // biome-ignore format: a table

/**
 * Two words with the same spelling. The sentence shows which one is meant, but eSpeak NG does not always get it right.
 */
const ENGLISH_HETERONYMS: Readonly<Record<string, readonly string[]>> = {
  live: ['l ɪ v', 'l aɪ v'], lives: ['l ɪ v z', 'l aɪ v z'], read: ['ɹ i d', 'ɹ ɛ d'], lead: ['l i d', 'l ɛ d'], leads: ['l i d z', 'l ɛ d z'],
  tear: ['t ɪ ɹ', 't ɛ ɹ'], tears: ['t ɪ ɹ z', 't ɛ ɹ z'], wind: ['w ɪ n d', 'w aɪ n d'], winds: ['w ɪ n d z', 'w aɪ n d z'],
  wound: ['w u n d', 'w aʊ n d'], bow: ['b oʊ', 'b aʊ'], row: ['ɹ oʊ', 'ɹ aʊ'], sow: ['s oʊ', 's aʊ'], bass: ['b eɪ s', 'b æ s'],
  dove: ['d ʌ v', 'd oʊ v'], close: ['k l oʊ s', 'k l oʊ z'], use: ['j u s', 'j u z'], uses: ['j u s ɪ z', 'j u z ɪ z'],
  used: ['j u z d', 'j u s t'], house: ['h aʊ s', 'h aʊ z'], excuse: ['ɪ k s k j u s', 'ɪ k s k j u z'], abuse: ['ʌ b j u s', 'ʌ b j u z'],
}; // biome-ignore format: a table

const FRENCH_FORMS: Readonly<Record<string, readonly string[]>> = {
  il: ['i l', 'i'], ils: ['i l', 'i', 'i l z'], elle: ['ɛ l'], plus: ['p l y', 'p l y s', 'p l y z'], tous: ['t u', 't u s', 't u z'],
  les: ['l e', 'l ɛ', 'l e z'], des: ['d e', 'd ɛ', 'd e z'], est: ['ɛ', 'e', 'ɛ t'], et: ['e', 'ɛ'], six: ['s i s', 's i', 's i z'],
  dix: ['d i s', 'd i', 'd i z'], huit: ['ɥ i t', 'ɥ i'], cinq: ['s ɛ̃ k', 's ɛ̃'], je: ['ʒ ə', 'ʒ', 'ʃ'], oui: ['w i'],
}; // biome-ignore format: a table

const GERMAN_FORMS: Readonly<Record<string, readonly string[]>> = {
  und: ['ʊ n t', 'ʊ n'], ich: ['ɪ ç', 'ɪ k'], ist: ['ɪ s t', 'ɪ s'], nicht: ['n ɪ ç t', 'n ɪ ç'], sie: ['z i', 'z ɪ'], der: ['d e ɐ', 'd ɐ', 'd e ʁ'],
  er: ['e ɐ', 'ɐ', 'e ʁ'], den: ['d e n', 'd ə n'], wir: ['v i ɐ', 'v ɐ', 'v i ʁ'], mir: ['m i ɐ', 'm i ʁ'], ein: ['aɪ n', 'n'],
  eine: ['aɪ n ə', 'n ə'], haben: ['h a b ə n', 'h a b n', 'h a b m', 'h a m'], jetzt: ['j ɛ ts t', 'j ɛ ts'], es: ['ɛ s', 'ə s'], das: ['d a s'],
  // Names that eSpeak NG reads letter by letter.
  uruguay: ['u ʁ u ɡ v aɪ', 'u ʁ u ɡ u aɪ'], paraguay: ['p a ʁ a ɡ v aɪ', 'p a ʁ a ɡ u aɪ'],
}; // biome-ignore format: a table

/** French liaison: a final consonant that may be said before a vowel of the next word. */
const liaison: Rewrite = (phones, { spelling, next }) => {
  const last = phones.at(-1);
  if (next !== 'vowel' || !last) return [];
  const linked = /[sxz]$/u.test(spelling)
    ? 'z'
    : /[td]$/u.test(spelling)
      ? 't'
      : /n$/u.test(spelling)
        ? 'n'
        : /.er$/u.test(spelling) && last.unit === 'e'
          ? 'ʁ'
          : '';
  return linked === '' || last.unit === linked ? [] : [[...phones, plain(linked)]];
};

/** A final written e may be said, as in the south of France and in songs, and comes before a linking z. */
const finalSchwa: Rewrite = (phones, { spelling }) => {
  const [before, last] = phones.slice(-2);
  if (!before || !last || isVowel(last.unit) || !/.{2}(?:e|es|ent)$/u.test(spelling)) return [];
  const links = last.unit === 'z' && spelling.endsWith('s');
  if (links && isVowel(before.unit)) return [];
  return [links ? [...phones.slice(0, -1), plain('ə'), last] : [...phones, plain('ə')]];
};

/** "petit": schwas may be left out. */
const frenchSchwa: Rewrite = (phones) => {
  const kept = phones.filter((phone) => phone.unit !== 'ə');
  return kept.length < phones.length && kept.length > 0 ? [kept] : [];
};

/** "lait", "et": the vowel of these endings may be open or closed. */
const finalMidVowel: Rewrite = (phones, { spelling }) => {
  const last = phones.at(-1);
  if (!last || !/(?:ai|ais|ait|aient|aie|et|ets|est|ès|ay|ey)$/u.test(spelling)) return [];
  const other = last.unit === 'ɛ' ? 'e' : last.unit === 'e' ? 'ɛ' : undefined;
  return other ? [[...phones.slice(0, -1), { ...last, unit: other, ipa: other }]] : [];
};

/** "nuit" with y for ɥ, as in careful speech; the model often hears y. */
const slowGlide: Rewrite = (phones) =>
  phones.some(({ unit }) => unit === 'ɥ')
    ? [phones.map((phone) => (phone.unit === 'ɥ' ? plain('y', 'ɥ') : phone))]
    : [];

/** "montagne": ɲ may be said as n and j. */
const looseGn: Rewrite = (phones) =>
  phones.some(({ unit }) => unit === 'ɲ')
    ? [phones.flatMap((phone) => (phone.unit === 'ɲ' ? [plain('n'), plain('j')] : [phone]))]
    : [];

/**
 * Before the last syllable of a French word, an open mid vowel may replace a close one and the reverse: both are right
 * in "moment", "maison" and "pleurer", and "jeudi" may have ø or œ.
 */
const pretonicMidVowels: Rewrite = (phones) => {
  const last = phones.findLastIndex(({ unit }) => isVowel(unit) && unit !== 'ə');
  return [{ ɔ: 'o', ɛ: 'e', œ: 'ø' }, { ø: 'œ' }].flatMap((other: Readonly<Record<string, string>>) => {
    const changed = phones.map((phone, at) =>
      at < last && phone.unit in other ? plain(other[phone.unit]!) : phone,
    );
    return changed.some((phone, at) => phone !== phones[at]) ? [changed] : [];
  });
};

/** "quatre", "table": the last consonant may be left out in casual speech. */
const finalCluster: Rewrite = (phones) => {
  const [before, last] = phones.slice(-2);
  const falls =
    before && last && !isVowel(before.unit) && (last.unit === 'ʁ' || last.unit === 'l') && phones.length > 3;
  return falls ? [phones.slice(0, -1)] : [];
};

/** German r between a vowel and a consonant or the end of the word may be a vowel; after a it may be left out. */
const vocalizedR: Rewrite = (phones) => {
  const inCoda = (i: number): boolean => {
    const next = phones[i + 1];
    return phones[i]!.unit === 'ʁ' && i > 0 && isVowel(phones[i - 1]!.unit) && (!next || !isVowel(next.unit));
  };
  if (!phones.some((_, i) => inCoda(i))) return [];
  return [
    phones.map((phone, i) => (inCoda(i) ? plain('ɐ', 'ɐ̯') : phone)),
    phones.filter((_, i) => !(inCoda(i) && phones[i - 1]!.unit === 'a')),
  ];
};

/** "Zimmer": in much of Germany the weak ending is a short a. */
const openEnding: Rewrite = (phones) => {
  const last = phones.at(-1);
  const isEnding = last?.unit === 'ɐ' && phones.length > 1 && !isVowel(phones.at(-2)!.unit);
  return isEnding ? [[...phones.slice(0, -1), plain('a', 'ɐ')]] : [];
};

/** "wenig": the ending -ig may be said with k, as in the south. */
const finalIg: Rewrite = (phones) => {
  const [before, last] = phones.slice(-2);
  return before?.unit === 'ɪ' && last?.unit === 'ç' ? [[...phones.slice(0, -1), plain('k')]] : [];
};

/** "gehen", "Löffel": the weak vowel before a final n, l or m may be left out; n then joins the stop: "Morgen", "leben". */
const finalSyllabic: Rewrite = (phones) => {
  const [stop, before, last] = phones.slice(-3);
  const falls = before?.unit === 'ə' && last && ['n', 'l', 'm'].includes(last.unit) && phones.length > 3;
  if (!falls) return [];
  const stem = phones.slice(0, -2);
  const without = [...stem, last];
  if (last.unit !== 'n') return [without];
  if (stop!.unit === 'ɡ') return [without, [...stem.slice(0, -1), plain('ŋ')]];
  return stop!.unit === 'b' ? [without, [...stem, plain('m')]] : [without];
};

/** "könnte ich": a final weak vowel may be left out before a vowel. */
const elidedSchwa: Rewrite = (phones, { next }) =>
  next === 'vowel' && phones.at(-1)?.unit === 'ə' && phones.length > 2 ? [phones.slice(0, -1)] : [];

/** "Väter": many people say a long ä as a long e. */
const longOpenE: Rewrite = (phones) =>
  phones.some((phone) => phone.ipa === 'ɛː')
    ? [phones.map((phone) => (phone.ipa === 'ɛː' ? { ...phone, unit: 'e', ipa: 'eː' } : phone))]
    : [];

/** "Familie", "Nation": an unstressed i before a vowel is a vowel or a glide. */
const glideOfI: Rewrite = (phones) => {
  const isGlide = ({ unit, stress }: ReferencePhone, at: number): boolean =>
    unit === 'i' && stress === 0 && at > 0 && isVowel(phones[at + 1]?.unit ?? '');
  return phones.some(isGlide) ? [phones.map((phone, at) => (isGlide(phone, at) ? plain('j') : phone))] : [];
};

/** Open and close e and o differ between the regions of Italy, so a stressed one may be either. */
const italianMidVowels: Rewrite = (phones) => {
  const other: Readonly<Record<string, string>> = { e: 'ɛ', ɛ: 'e', o: 'ɔ', ɔ: 'o' };
  const stressed = phones.findIndex((phone) => phone.stress === 2 && phone.unit in other);
  const at = stressed >= 0 ? stressed : phones.findIndex((phone) => phone.unit in other);
  if (at < 0) return [];
  return [
    phones.map((phone, i) =>
      i === at ? { ...phone, unit: other[phone.unit]!, ipa: other[phone.unit]! } : phone,
    ),
  ];
};

/** "casa": s between vowels is s or z, depending on the region. */
const italianS: Rewrite = (phones) => {
  const between = (i: number): boolean =>
    i > 0 && i + 1 < phones.length && isVowel(phones[i - 1]!.unit) && isVowel(phones[i + 1]!.unit);
  const other: Readonly<Record<string, string>> = { s: 'z', z: 's' };
  const changed = phones.map((phone, i) =>
    phone.unit in other && !phone.ipa.endsWith('ː') && between(i) ? plain(other[phone.unit]!) : phone,
  );
  return changed.some((phone, i) => phone !== phones[i]) ? [changed] : [];
};

/** Whether the forms of a word in running speech are listed here; the lexicon then leaves it out. */
export function hasOwnForms(word: string, language: Language): boolean {
  const tables: Partial<Record<Language, readonly Readonly<Record<string, unknown>>[]>> = {
    en: [ENGLISH_FORMS, ENGLISH_HETERONYMS],
    fr: [FRENCH_FORMS],
    de: [GERMAN_FORMS],
  };
  return tables[language]?.some((table) => Object.hasOwn(table, word.toLocaleLowerCase(language))) ?? false;
}

const REWRITES: Readonly<Partial<Record<Language, readonly Rewrite[]>>> = {
  en: [
    linkingR,
    silentR,
    fromTable(ENGLISH_FORMS, withWeakVowel),
    fromTable(ENGLISH_HETERONYMS),
    syllabicNot,
    stopBetweenConsonants,
  ],
  es: [swap('θ', 's'), lateralLl, swap('ʝ', 'j'), weakAdo, dropFinal(['d'], true)],
  fr: [
    fromTable(FRENCH_FORMS),
    slowGlide,
    looseGn,
    pretonicMidVowels,
    finalMidVowel,
    finalSchwa,
    liaison,
    frenchSchwa,
    finalCluster,
  ],
  de: [
    fromTable(GERMAN_FORMS),
    glideOfI,
    vocalizedR,
    finalIg,
    finalSyllabic,
    elidedSchwa,
    longOpenE,
    openEnding,
    swap('z', 's'),
  ],
  it: [italianMidVowels, swap('dz', 'ts'), swap('ts', 'dz'), italianS],
};
