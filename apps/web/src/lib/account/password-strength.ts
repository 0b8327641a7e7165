import { LIMITS } from '@speak-it-now/contract';

export type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';
/** What would help most; 'fine' if nothing is needed. */
type StrengthAdvice = 'short' | 'common' | 'personal' | 'monotonous' | 'fine';

/** Words from the most frequent leaked passwords, found anywhere in a password. */
const COMMON = [
  '123456',
  '654321',
  'password',
  'passwort',
  'passw0rd',
  'qwerty',
  'qwertz',
  'azerty',
  'abc123',
  'letmein',
  'iloveyou',
  'welcome',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'superman',
  'admin',
  'secret',
  'contraseña',
  'hallo',
  'bonjour',
  'ciao',
  'hola',
];

/** Guessing effort in bits from which a level is reached. */
const LEVELS: readonly (readonly [number, StrengthLevel])[] = [
  [70, 'strong'],
  [52, 'good'],
  [36, 'fair'],
];

/**
 * A rough measure of how hard a password is to guess: the characters that add something new, times the bits of their
 * alphabets. Repeated characters and runs like 'abcd' add little, known and personal words nothing.
 * @param personal what others know about the person, like username and e-mail
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): { readonly level: StrengthLevel; readonly advice: StrengthAdvice } {
  const lower = password.toLowerCase();
  const known = personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text.length >= LIMITS.usernameMinCharacters);
  const personalWord = known.find((text) => lower.includes(text));
  const commonWord = COMMON.find((word) => lower.includes(word));
  const rest = [personalWord, commonWord].reduce<string>(
    (text, word) => (word ? text.replace(new RegExp(escapeRegExp(word), 'i'), '') : text),
    password,
  );
  const fresh = freshCharacters(rest);
  const bits = fresh * Math.log2(alphabetSize(rest));
  const level = LEVELS.find(([minimumBits]) => bits >= minimumBits)?.[1] ?? 'weak';
  const isMonotonous = fresh < 0.6 * Array.from(rest).length;
  if (level === 'strong' || level === 'good') return { level, advice: 'fine' };
  if (personalWord) return { level, advice: 'personal' };
  if (commonWord) return { level, advice: 'common' };
  return { level, advice: isMonotonous ? 'monotonous' : 'short' };
}

/** Characters that neither occurred before nor continue a run; a repeated one counts a quarter. */
function freshCharacters(text: string): number {
  const characters = Array.from(text);
  const seen = new Set<string>();
  let count = 0;
  characters.forEach((character, index) => {
    const previous = characters[index - 1];
    const isRun =
      previous !== undefined && Math.abs(character.codePointAt(0)! - previous.codePointAt(0)!) <= 1;
    count += isRun || seen.has(character) ? 0.25 : 1;
    seen.add(character);
  });
  return count;
}

function alphabetSize(text: string): number {
  let size = 2;
  if (/\p{Ll}/u.test(text)) size += 26;
  if (/\p{Lu}/u.test(text)) size += 26;
  if (/\p{N}/u.test(text)) size += 10;
  if (/[^\p{L}\p{N}]/u.test(text)) size += 33;
  return size;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
