import chains from '../../../data/chains.json' with { type: 'json' };
import type { Verb } from '../grammar-schema.ts';

/**
 * Verbs that are followed by an infinitive, with the word between them. German puts 'zu' before the infinitive. A form
 * that is not the infinitive stands at the end: '-ing', '-ndo'. A hyphen ends a German adverb: 'weiter' for 'keep'.
 */
export const CHAINS = chains as readonly Verb[];
