import { byLanguage } from '@speak-it-now/languages/by-language';
import rewordings from '../data/rewordings.json' with { type: 'json' };
import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

interface Rewording {
  /** A text, and what becomes of it. */
  example: readonly string[];
  read: string;
  /** The same in words that the composer can read. `{1}` is the first group in the words of `words`, `$1` as it was typed. */
  say: string;
  words?: Readonly<Record<string, string>>;
  /** Tried before the text as it was typed, because the composer would take that for something else. */
  isFirst?: boolean;
}

/** Common ways to say something, reworded; the texts are without their question marks. */
const REWORDINGS = byLanguage(LANGUAGE_CODES, (code) =>
  rewordings[code].map(({ read, ...more }: Rewording) => ({ read: new RegExp(read, 'giu'), ...more })),
);

const MARKS = /^([¿¡\s]*)(.*?)([\s.!?]*)$/su;

/** The text in other words; undefined if there are none. */
export function reworded(text: string, from: LanguageCode, isFirst: boolean): string | undefined {
  const [, opening, core, closing] = MARKS.exec(text)!;
  let said = core!;
  for (const { read, say, words = {}, isFirst: isEarly = false } of REWORDINGS[from]) {
    if (isFirst !== isEarly) continue;
    said = said.replace(read, (...groups: (string | undefined)[]) =>
      say.replace(/([${])(\d)\}?/g, (_, mark: string, index: string) => {
        const group = groups[Number(index)] ?? '';
        return mark === '$' ? group : (words[group.toLowerCase()] ?? group);
      }),
    );
  }
  if (said === core) return undefined;
  const isCapital = /^\p{Lu}/u.test(core!);
  return opening + (isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said) + closing;
}
