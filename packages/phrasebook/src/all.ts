// The whole phrasebook with its data: for a thread of the server, and for tests.
import adjectives from '../data/adjectives.json' with { type: 'json' };
import lexicon from '../data/lexicon.json' with { type: 'json' };
import nouns from '../data/nouns.json' with { type: 'json' };
import patterns from '../data/patterns.json' with { type: 'json' };
import rareNouns from '../data/rare-nouns.json' with { type: 'json' };
import { lexiconSchema, patternsSchema } from './compose/grammar-schema.ts';
import { topics } from './listed.ts';
import { createNearest } from './nearest.ts';
import { createPhrasebook, type Grammar, type Phrasebook } from './phrasebook.ts';
import { WorkBudget } from './work-budget.ts';

export * from './listed.ts';

/** The grammar data for composing sentences. */
export const grammar: Grammar = {
  lexicon: lexiconSchema.parse({ ...lexicon, adjectives, nouns: [...nouns, ...rareNouns] }),
  patterns: patternsSchema.parse(patterns),
};

/** Limits the time of `phrasebook` and `nearestPhrases`: call them within it. */
export const workBudget = new WorkBudget();

/** The phrasebook over all topics. */
export const phrasebook: Phrasebook = createPhrasebook(topics, grammar, workBudget);

/** Entries similar to a text that cannot be translated. */
export const nearestPhrases = createNearest(topics, workBudget);
