import { createHmac } from 'node:crypto';

/**
 * The normalized form of usernames and e-mail addresses. Names that differ only in case, in Unicode form (full width,
 * ligatures, combining accents) or in the number of spaces get the same key. Upper case unifies letters whose lower
 * cases differ, like ß and ss. Lower case comes before it, because ẞ is its own upper case.
 */
export function identityKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  // A final sigma is the same letter.
  return folded.replaceAll('ς', 'σ').replace(/\s+/gu, ' ').trim();
}

/** Identifies an account or address in the throttles table. Without the secret nobody can tell whose key it is. */
export function guardKey(secret: string, scope: string, subject: string): string {
  return `${scope}:${createHmac('sha256', secret).update(`${scope}:${subject}`).digest('base64url')}`;
}
