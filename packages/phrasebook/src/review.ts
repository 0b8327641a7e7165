import { z } from 'zod';
import { type LanguageCode, REGISTERS, type Register } from './languages.ts';
import { type Entry, perLanguage, text, textOf } from './schema.ts';

const id = z.string().regex(/^[a-z-]+\.[a-z0-9-]+$/);
const register = z.enum(REGISTERS);
const texts = perLanguage(text);

/** A term of the phrasebook, or one written for the review. `register` is set if the languages have two. */
const termSchema = z.union([
  z.strictObject({ id, entry: id, register: register.optional() }),
  z.strictObject({ id, register: register.optional(), ...texts }),
]);

const turnSchema = z.strictObject({ speaker: z.enum(['partner', 'learner']), ...texts });

export const reviewSchema = z.strictObject({
  key: z.string(),
  categories: z.array(
    z.strictObject({ key: z.string(), name: z.strictObject(texts), terms: z.array(termSchema).min(1) }),
  ),
  scenarios: z.array(
    z.strictObject({
      key: z.string(),
      register,
      name: z.strictObject(texts),
      /** Where the conversation takes place, in the learner's language. */
      setting: z.strictObject(texts),
      /** The roles of the app and the learner. */
      partner: z.strictObject(texts),
      learner: z.strictObject(texts),
      turns: z.array(turnSchema).min(2),
    }),
  ),
});
export type Review = z.infer<typeof reviewSchema>;

export interface ReviewTerm {
  /** '<category key>.<slug>', the same in every language. */
  readonly id: string;
  readonly text: string;
  readonly register?: Register;
}

export interface ReviewTurn {
  /** '<scenario key>.<place in the conversation, from 1>'. */
  readonly id: string;
  readonly speaker: 'partner' | 'learner';
  readonly text: string;
}

/** One language's texts of the review. Data sets of two languages have the same ids in the same order. */
export interface ReviewDataSet {
  readonly language: LanguageCode;
  readonly categories: readonly {
    readonly key: string;
    readonly name: string;
    readonly terms: readonly ReviewTerm[];
  }[];
  readonly scenarios: readonly {
    readonly key: string;
    readonly register: Register;
    readonly name: string;
    readonly setting: string;
    readonly partner: string;
    readonly learner: string;
    readonly turns: readonly ReviewTurn[];
  }[];
}

/** @throws if a term names an entry that the phrasebook lacks. */
export function projectReview(
  review: Review,
  entries: ReadonlyMap<string, Entry>,
  language: LanguageCode,
): ReviewDataSet {
  const termText = (term: Review['categories'][number]['terms'][number]): string => {
    if (!('entry' in term)) return term[language];
    const entry = entries.get(term.entry);
    if (!entry) throw new Error(`The review names '${term.entry}', which is no entry of the phrasebook.`);
    return textOf(entry, language, term.register ?? 'casual');
  };
  return {
    language,
    categories: review.categories.map(({ key, name, terms }) => ({
      key,
      name: name[language],
      terms: terms.map((term) => ({
        id: term.id,
        text: termText(term),
        ...(term.register && { register: term.register }),
      })),
    })),
    scenarios: review.scenarios.map((scenario) => ({
      key: scenario.key,
      register: scenario.register,
      name: scenario.name[language],
      setting: scenario.setting[language],
      partner: scenario.partner[language],
      learner: scenario.learner[language],
      turns: scenario.turns.map((turn, index) => ({
        id: `${scenario.key}.${index + 1}`,
        speaker: turn.speaker,
        text: turn[language],
      })),
    })),
  };
}

/** The ids of all items that the learner says, in the order of the review. */
export function reviewItemIds({ categories, scenarios }: ReviewDataSet): string[] {
  return [
    ...categories.flatMap(({ terms }) => terms.map((term) => term.id)),
    ...scenarios.flatMap(({ turns }) =>
      turns.filter(({ speaker }) => speaker === 'learner').map((turn) => turn.id),
    ),
  ];
}
