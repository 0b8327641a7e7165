/** The words that a language reads for signs, units, currencies and abbreviations. */
export type Gender = 'm' | 'f' | 'n';

/** One, several, and the gender that a number before it takes. */
export type Noun = readonly [one: string, several: string, gender: Gender];

export interface Currency {
  readonly unit: Noun;
  readonly hundredth: Noun;
}

export interface ReadingWords {
  readonly point: string;
  readonly percent: string;
  /** "3-5" */
  readonly range: string;
  /** "3:2" */
  readonly ratio: string;
  /** In an address. */
  readonly address: Readonly<Record<'@' | '.' | '-' | '_' | '/' | ':', string>>;
  readonly signs: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Noun>>;
  readonly currencies: Readonly<Record<string, Currency>>;
  /** Keys are in lower case without spaces. One that is also typed with spaces ("z. B.") has one word for each part. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Abbreviations that are read like this only before a name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly fractions: Readonly<Record<string, string>>;
}
