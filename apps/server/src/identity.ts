import { createHmac } from 'node:crypto';

/**
 * What usernames and e-mail addresses are compared by: names that differ only in case, in Unicode form (full width,
 * ligatures, combining accents) or in the number of spaces are one name. By way of upper case, because that also
 * joins letters whose lower cases differ, like ß and ss; to lower case before it, because ẞ is its own upper case.
 */
export function identityKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  // A final sigma is the same letter as any other.
  return folded.replaceAll('ς', 'σ').replace(/\s+/gu, ' ').trim();
}

/** Stands for an account or address in tables of tries; nobody without the secret can tell whose it is. */
export function guardKey(secret: string, scope: string, subject: string): string {
  return `${scope}:${createHmac('sha256', secret).update(`${scope}:${subject}`).digest('base64url')}`;
}
