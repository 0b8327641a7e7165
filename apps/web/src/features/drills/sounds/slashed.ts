/** A sound inside a sentence. */
export const slashed = (ipa: string): string => `/${ipa}/`;
