import type { FirstLanguage } from '@speak-it-now/contract';
import type { TaughtLanguage } from '@speak-it-now/languages';

/**
 * Typical substitutions by first language, written 'expected>said instead'. Those that harm understanding most come
 * first. Nothing after > means that the sound is left out. Taken from contrastive descriptions of the phoneme
 * inventories. The learner's own attempts take precedence.
 */
const CONTRASTS: Readonly<Record<TaughtLanguage, Readonly<Record<FirstLanguage, string>>>> = {
  en: {
    ar: 'p>b v>f ɪ>ɛ θ>s ð>z ŋ>n ɹ>r oʊ>ɔ eɪ>ɛ tʃ>ʃ',
    bn: 'v>b z>dʒ θ>t ð>d f>p ʃ>s æ>ɛ',
    ca: 'ɪ>i ɹ>r θ>s ð>d æ>a ʌ>a h> ʊ>u v>b z>s',
    cs: 'θ>s ð>d w>v æ>ɛ ŋ>n ɹ>r ɪ>i d>t z>s',
    da: 'θ>s ð>d z>s w>v dʒ>j tʃ>ʃ æ>ɛ d>t',
    de: 'θ>s ð>z w>v æ>ɛ ɹ>ʁ z>s d>t dʒ>tʃ ʌ>a',
    el: 'ɪ>i ʃ>s ʒ>z dʒ>dz tʃ>ts æ>a ʌ>a h>x ʊ>u ɹ>r',
    en: '',
    es: 'ɪ>i ɹ>r θ>s ð>d v>b æ>a ʌ>a z>s ʃ>tʃ dʒ>ʝ ʊ>u h>x',
    fa: 'θ>s ð>z w>v ɪ>i æ>ɛ ŋ>n ɹ>r ʌ>ɑ ʊ>u',
    fr: 'θ>s ð>z ɪ>i h> ɹ>ʁ ʌ>œ æ>a ʊ>u ŋ>n tʃ>ʃ dʒ>ʒ',
    hi: 'v>w w>v θ>t ð>d z>dʒ ʒ>z æ>ɛ f>p ɔ>ɑ',
    hu: 'θ>s ð>d w>v æ>ɛ ʌ>a ɹ>r ɪ>i ŋ>n',
    id: 'θ>t ð>d v>f z>s ʃ>s ɪ>i æ>ɛ ɹ>r',
    it: 'ɪ>i h> θ>t ð>d æ>ɛ ʌ>a ɹ>r ʊ>u ŋ>n z>s',
    ja: 'ɹ>l l>ɹ θ>s ð>z v>b f>h ɪ>i æ>ʌ s>ʃ ɝ>ɑ ʊ>u',
    ko: 'ɹ>l f>p v>b z>dʒ θ>s ð>d ɪ>i æ>ɛ ʃ>s l>ɹ ʊ>u',
    nl: 'θ>s ð>d æ>ɛ v>f z>s ɡ>k d>t w>v ɹ>ʁ',
    pl: 'θ>f ð>d ɪ>i æ>ɛ w>v ŋ>n ɹ>r h>x ʌ>a d>t',
    pt: 'ɪ>i θ>t ð>d h> æ>ɛ t>tʃ ʌ>a ʊ>u ŋ>n',
    ro: 'θ>t ð>d ɪ>i æ>ɛ w>v ʌ>a ɹ>r ŋ>n ʊ>u',
    ru: 'θ>s ð>z w>v ɪ>i æ>ɛ ŋ>n h>x ɹ>r ʌ>a d>t',
    sv: 'z>s θ>t ð>d w>v dʒ>j tʃ>ʃ ʒ>ʃ',
    th: 'θ>t ð>d v>w z>s ʃ>tʃ ɹ>l ɡ>k dʒ>tʃ',
    tr: 'θ>t ð>d w>v æ>ɛ ɪ>i ŋ>n ɹ>ɾ ʌ>a',
    uk: 'θ>s ð>z w>v ɪ>i æ>ɛ ŋ>n ɹ>r d>t',
    vi: 'θ>t ð>d ʃ>s dʒ>z s> t> z>s p>b ɪ>i æ>ɛ',
    zh: 'θ>s ð>d v>w ɪ>i ɹ>l n>ŋ æ>ɛ z>s ʃ>s dʒ>tʃ d>t',
  },
  es: {
    ar: 'p>b e>i o>u ɲ>n tʃ>ʃ',
    bn: 'r>ɾ x>k θ>t ɲ>n',
    ca: 'θ>s e>ə o>u',
    cs: 'ɾ>r θ>s b>v x>h',
    da: 'r>ʁ ɾ>ʁ x>h θ>s tʃ>ʃ b>p d>t',
    de: 'r>ʁ ɾ>ʁ θ>s s>z b>v ɲ>n e>ɛ',
    el: 'ɾ>r b>v tʃ>ts ɲ>n',
    en: 'r>ɹ ɾ>ɹ e>eɪ o>oʊ x>h a>æ ɲ>n b>v',
    es: '',
    fa: 'r>ɾ θ>s b>v ɲ>n',
    fr: 'r>ʁ ɾ>ʁ x>ʁ θ>s b>v u>y tʃ>ʃ e>ɛ',
    hi: 'r>ɾ x>k θ>t ɲ>n b>v',
    hu: 'ɾ>r θ>s x>h b>v a>ɑ',
    id: 'ɾ>r x>h θ>s b>v',
    it: 'x>k θ>s b>v s>z',
    ja: 'r>ɾ l>ɾ ɾ>l x>h f>h θ>s b>v',
    ko: 'r>l ɾ>l l>ɾ f>p b>p d>t ɡ>k x>h θ>s',
    nl: 'r>ʁ ɾ>ʁ ɡ>x θ>s b>v s>z e>eɪ o>oʊ ɲ>n',
    pl: 'ɾ>r θ>s b>v',
    pt: 'r>x x>ʒ θ>s s>z b>v e>i o>u tʃ>ʃ',
    ro: 'ɾ>r θ>s x>h b>v',
    ru: 'ɾ>r o>a e>i θ>s b>v ɲ>n',
    sv: 'x>h θ>s b>v tʃ>ʃ ɲ>n ɾ>r',
    th: 'r>l ɾ>l ɡ>k x>h θ>t ɲ>j',
    tr: 'r>ɾ θ>s x>h b>v ɲ>n',
    uk: 'ɾ>r θ>s b>v ɲ>n',
    vi: 'r>l ɾ>l p>b θ>t x>h',
    zh: 'r>l ɾ>l b>p d>t ɡ>k x>h θ>s ɲ>n',
  },
  fr: {
    ar: 'p>b v>f y>i e>i ø>u ɔ̃>o ɑ̃>a ɛ̃>a',
    bn: 'y>u ø>o z>dʒ v>b ʁ>r ɑ̃>a ɔ̃>o',
    ca: 'y>u ø>e œ>ɛ ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ v>b z>s',
    cs: 'y>i ø>ɛ œ>ɛ ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ ə>ɛ',
    da: 'z>s ʒ>ʃ ɔ̃>ɔ ɑ̃>a ɛ̃>ɛ b>p',
    de: 'ɔ̃>ɔ ɑ̃>a ɛ̃>ɛ ʒ>ʃ z>s ɥ>w v>f',
    el: 'y>i ø>e œ>e ʒ>z ʃ>s ʁ>r ɑ̃>a ɔ̃>o ɛ̃>e',
    en: 'y>u ʁ>ɹ ø>ʊ œ>ʌ ɑ̃>ɔ̃ ɛ̃>ɑ̃ ɔ̃>o e>eɪ o>oʊ ɥ>w',
    es: 'y>u z>s v>b ʁ>r ʒ>ʃ ø>e œ>e ə>e ɑ̃>a ɛ̃>ɛ ɔ̃>o ʃ>tʃ',
    fa: 'y>u ø>o œ>e ʁ>r ɑ̃>a ɔ̃>o ɛ̃>e',
    fr: '',
    hi: 'y>u ø>o ʒ>z z>dʒ ʁ>r v>w ɑ̃>a',
    hu: 'ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ ɥ>y ə>ø',
    id: 'y>u ø>e v>f z>s ʒ>dʒ ʃ>s ʁ>r',
    it: 'y>u ø>o œ>o ʁ>r ɑ̃>a ɛ̃>ɛ ɔ̃>o ə>e ʒ>dʒ z>s ɥ>w',
    ja: 'y>u ʁ>ɾ ø>u œ>u v>b ɑ̃>ɔ̃ l>ɾ f>h',
    ko: 'ʁ>l f>p v>b z>dʒ ʒ>dʒ y>u ɑ̃>ɔ̃ b>p',
    nl: 'ʒ>ʃ z>s v>f ɑ̃>ɑ ɔ̃>ɔ ɛ̃>ɛ ɥ>w ɡ>x',
    pl: 'y>i ø>ɛ œ>ɛ ʁ>r ɑ̃>ɔ̃ ə>ɛ ɥ>w',
    pt: 'y>i ø>e œ>ɛ ə>e ʁ>ɾ ɥ>w',
    ro: 'y>u ø>o œ>ɛ ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ',
    ru: 'y>u ø>o œ>o ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ ə>e',
    sv: 'z>s ʒ>ʃ ɑ̃>a ɔ̃>ɔ ɛ̃>ɛ ʁ>r',
    th: 'ʁ>l v>w z>s ʒ>tʃ ʃ>tʃ y>u ɡ>k',
    tr: 'ʁ>ɾ ɑ̃>a ɔ̃>o ɛ̃>e ɥ>y ə>ø',
    uk: 'y>u ø>o œ>o ʁ>r ɑ̃>a ɔ̃>o ɛ̃>ɛ ə>e',
    vi: 'p>b ʒ>z ʃ>s ʁ>ɾ y>u ɑ̃>a',
    zh: 'ʁ>l b>p d>t ɡ>k ɑ̃>ɔ̃ ɛ̃>ɑ̃ ʒ>ʃ v>w ø>ə',
  },
  de: {
    ar: 'p>b v>f y>u ø>o e>i ts>s ç>ʃ ʏ>i œ>ɛ ŋ>n',
    bn: 'y>u ø>o z>dʒ ts>s v>b x>k ç>ʃ',
    ca: 'y>u ø>e h> ts>s ɪ>i ʊ>u ʁ>r ç>x v>b',
    cs: 'y>i ø>ɛ ʁ>r ç>x ʏ>i œ>ɛ ŋ>n ə>ɛ',
    da: 'z>s ts>s ʃ>s v>w ç>ʃ x>k',
    de: '',
    el: 'y>i ø>e ʃ>s h>x ʁ>r ɪ>i ʊ>u ŋ>n',
    en: 'y>u ç>ʃ x>k ø>oʊ ʁ>ɹ ʏ>ʊ œ>ʌ ts>z v>w e>eɪ o>oʊ ɐ>ɹ',
    es: 'y>u ø>o ç>x z>s v>b ʃ>tʃ ʏ>u œ>o ɪ>i ʊ>u ts>s h>x ʁ>r ə>e ɐ>r',
    fa: 'y>u ø>o ç>ʃ ts>s ʁ>r ʏ>u œ>o ŋ>n',
    fr: 'h> ç>ʃ x>ʁ ɪ>i ʊ>u ʏ>y ts>s ŋ>n ɐ>ʁ ə>œ',
    hi: 'y>u ø>o ç>ʃ x>k ts>s v>w z>dʒ ʁ>r',
    hu: 'ç>ʃ x>h ʁ>r ə>ɛ ɐ>r ŋ>n',
    id: 'y>u ø>o v>f z>s ʃ>s ç>h ts>s x>h',
    it: 'y>u ø>o h> ç>k x>k ɪ>i ʊ>u ʏ>u œ>o ʁ>r ə>e ɐ>r',
    ja: 'ʁ>ɾ l>ɾ f>h v>b ø>u y>u x>h z>dz',
    ko: 'f>p v>b ʁ>l z>dʒ ts>tʃ ʃ>s ç>h x>h ø>e y>u',
    nl: 'ʃ>s z>s ɡ>x ts>s ç>x v>f',
    pl: 'y>u ø>ɛ ç>ʃ h>x ɪ>i ʊ>u ʁ>r ʏ>u œ>ɛ ə>ɛ',
    pt: 'y>u ø>o h>ʁ ç>ʃ x>ʁ ts>s ɪ>i ʊ>u ŋ>n',
    ro: 'y>u ø>o ç>ʃ x>h ʁ>r ɪ>i ʊ>u ŋ>n',
    ru: 'y>u ø>o h>x ç>x ɪ>i ŋ>n ʁ>r ʏ>u œ>o ə>e',
    sv: 'z>s ts>s ç>ʃ x>k ʁ>r',
    th: 'v>w z>s ʃ>tʃ ts>tʃ ʁ>l ç>tʃ ɡ>k',
    tr: 'ts>s ç>ʃ x>h ŋ>n ʁ>ɾ ɐ>ɾ',
    uk: 'y>u ø>o ç>x ŋ>n ʁ>r ɪ>i œ>o',
    vi: 'ts>s ç>ʃ ʃ>s p>b ʁ>ɾ y>u',
    zh: 'ʁ>l ç>ʃ ø>ə b>p d>t v>w n>ŋ z>s ɡ>k',
  },
  it: {
    ar: 'p>b v>f ɲ>n ʎ>l tʃ>ʃ e>i o>u ts>s',
    bn: 'z>dʒ v>b ts>s f>p ʎ>l ɲ>n',
    ca: 'v>b ts>s dz>z z>s',
    cs: 'ʎ>l dz>z',
    da: 'r>ʁ z>s tʃ>ʃ ts>s ʎ>l b>p d>t',
    de: 'r>ʁ ʎ>l ɲ>n s>z dʒ>tʃ b>p d>t v>f',
    el: 'ʃ>s tʃ>ts dʒ>dz e>i',
    en: 'r>ɹ ʎ>l e>eɪ o>oʊ ɲ>n ts>z dz>z a>ʌ',
    es: 'v>b z>s ʃ>tʃ ts>s dz>s dʒ>ʝ ʎ>ʝ',
    fa: 'ts>s dz>z ʎ>l ɲ>n r>ɾ',
    fr: 'r>ʁ tʃ>ʃ dʒ>ʒ ts>s dz>z ʎ>j u>y',
    hi: 'ts>s dz>z v>w ʎ>l ɲ>n z>dʒ',
    hu: 'ʎ>j a>ɑ',
    id: 'v>f z>s ts>s dz>z ʎ>l ʃ>s',
    it: '',
    ja: 'r>ɾ l>ɾ v>b f>h ʎ>ɾ z>dz',
    ko: 'r>l l>ɾ f>p v>b z>dʒ ts>tʃ b>p d>t',
    nl: 'r>ʁ ɡ>x dʒ>tʃ ts>s ʎ>l z>s v>f ʃ>s',
    pl: 'ʎ>l s>z',
    pt: 'r>x dʒ>ʒ tʃ>ʃ ts>s dz>z e>i o>u',
    ro: 'ʎ>l dz>z ɲ>n',
    ru: 'o>a e>i dʒ>ʒ dz>z ʎ>l',
    sv: 'z>s tʃ>ʃ dʒ>j ts>s dz>s ʎ>l',
    th: 'r>l v>w z>s ɡ>k dʒ>tʃ ts>s ʃ>tʃ',
    tr: 'r>ɾ ts>s dz>z ʎ>l ɲ>n',
    uk: 'o>a dʒ>ʒ ʎ>l ɲ>n',
    vi: 'r>l p>b ts>s dʒ>z ʃ>s',
    zh: 'r>l b>p d>t ɡ>k v>w ʎ>l z>s dʒ>tʃ',
  },
};

/** For learners whose first language is unknown: sounds that most beginners find hard. */
const COMMON: Readonly<Record<TaughtLanguage, string>> = {
  en: 'θ>s ɪ>i ð>d ɹ>r æ>ɛ',
  es: 'r>ɾ x>h ɾ>r b>v θ>s',
  fr: 'y>u ʁ>r ɑ̃>a ɔ̃>o ø>e',
  de: 'y>u ç>ʃ ø>o x>k ts>s',
  it: 'r>ɾ ʎ>l ts>s ɲ>n tʃ>ʃ',
};

interface Contrast {
  readonly sound: string;
  /** '' when the sound is left out. */
  readonly heard: string;
}

/** @returns the contrasts of this pair of languages, most harmful first; none if both are the same. */
export function contrastsOf(language: TaughtLanguage, firstLanguage: FirstLanguage | null): Contrast[] {
  const list = firstLanguage === null ? COMMON[language] : CONTRASTS[language][firstLanguage];
  return list
    .split(' ')
    .filter((contrast) => contrast !== '')
    .map((contrast) => {
      const [sound = '', heard = ''] = contrast.split('>');
      return { sound, heard };
    });
}
