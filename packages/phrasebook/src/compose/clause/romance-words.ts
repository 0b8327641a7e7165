export const ROMANCE = ['es', 'fr', 'it'] as const;
export type Romance = (typeof ROMANCE)[number];

/** The words for reading phrases, folded like typed text. */
export const NOT: Record<Romance, readonly string[]> = { es: ['no'], fr: ['ne', 'n'], it: ['non'] };
export const PERFECT: Record<Romance, readonly string[]> = {
  es: ['haber'],
  fr: ['avoir', 'être'],
  it: ['avere', 'essere'],
};
export const PROGRESSIVE: Partial<Record<Romance, string>> = { es: 'estar', it: 'stare' };
/** 'me gusta nadar', 'mi piace nuotare': the person is the object. */
export const LIKES: Record<Romance, readonly string[]> = { es: ['gustar'], fr: [], it: ['piacere'] };
export const ELIDED: Readonly<Record<string, string>> = { m: 'me', t: 'te', l: 'le', s: 'se', d: 'de' };
