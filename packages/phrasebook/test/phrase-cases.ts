import { describe, expect, it } from 'vitest';
import { phrasebook } from '../src/all.ts';
import { type LanguageCode, REGISTERS } from '../src/languages.ts';

/** What is said to a friend, then formally; once where both are alike. */
type Said = string | readonly [casual: string, formal: string];
type Answers = Partial<Record<LanguageCode, Said>>;
/** English texts with their expected translations. */
export type Phrases = readonly (readonly [text: string, answers: Answers])[];

/** One case for each text and language. */
export const flat = (phrases: Phrases) =>
  phrases.flatMap(([text, answers]) =>
    Object.entries(answers).map(([to, said]) => [text, to as LanguageCode, said!] as const),
  );

/** What is expected in each register. */
export const expected = (said: Said) => (typeof said === 'string' ? [said, said] : [...said]);

/** The translation of an English text in each register. */
export const answersTo = (text: string, to: LanguageCode) =>
  REGISTERS.map((register) => phrasebook.translate({ text, from: 'en', to, register })?.translation);

const TARGETS = ['es', 'fr', 'de', 'it'] as const;

/** The translation as one says it to a friend. */
export const casual = (text: string, to: LanguageCode, from: LanguageCode = 'en') =>
  phrasebook.translate({ text, from, to, register: 'casual' })?.translation;

/** The casual translations of an English text into Spanish, French, German and Italian. */
export const inFourLanguages = (text: string) => TARGETS.map((to) => casual(text, to));

/** An English text with its casual translation into Spanish, French, German and Italian. */
export type InFourLanguages = readonly [text: string, es: string, fr: string, de: string, it: string];

/** A test for each text of the table. */
export function translates(name: string, table: readonly InFourLanguages[]) {
  describe(name, () => {
    for (const [text, ...said] of table) {
      it(text, () => expect(inFourLanguages(text)).toEqual(said));
    }
  });
}
