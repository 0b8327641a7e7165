import type { LanguageCode, Register } from './languages.ts';
import { collectCapitalWords, followStyle } from './letter-case.ts';
import { createLookup, type Match } from './lookup.ts';
import { type Topic, textOf } from './schema.ts';

export interface TranslateRequest {
  text: string;
  from: LanguageCode;
  to: LanguageCode;
  register: Register;
}

export interface Translation {
  translation: string;
  /** 'phrasebook': an entry, word for word. 'composed': put together from entries, patterns and numbers. */
  source: 'phrasebook' | 'composed';
  entryId?: string;
}

export interface Phrasebook {
  /** The best translation, or undefined when the phrasebook cannot say it. Never throws, never guesses. */
  translate(request: TranslateRequest): Translation | undefined;
}

/** Builds a phrasebook; the look-up tables of a language are made on its first use (a few milliseconds). */
export function createPhrasebook(topics: readonly Topic[]): Phrasebook {
  const lookup = createLookup(topics);
  const capitals = collectCapitalWords(topics);

  const fromEntry = (match: Match, { text, from, to, register }: TranslateRequest): Translation => ({
    translation: followStyle(
      { text, language: from },
      { text: textOf(match.entry, to, register), language: to },
      capitals,
    ),
    source: 'phrasebook',
    entryId: match.entry.id,
  });

  return {
    translate(request) {
      const [match] = lookup.find(request.text, request.from, request.register);
      return match ? fromEntry(match, request) : undefined;
    },
  };
}
