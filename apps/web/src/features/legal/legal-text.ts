/** A paragraph or, as a list, its points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The section's anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** When both texts were last changed; a new version of the consent goes with a new date. */
export const LAST_UPDATED = 'September 14, 2025';
