import de from '../../data/grammar/de.json' with { type: 'json' };
import en from '../../data/grammar/en.json' with { type: 'json' };
import es from '../../data/grammar/es.json' with { type: 'json' };
import fr from '../../data/grammar/fr.json' with { type: 'json' };
import it from '../../data/grammar/it.json' with { type: 'json' };
import type { LanguageCode } from '../languages.ts';

/** What no rule tells about a verb. Six forms with spaces between them are the persons, from 'I' to 'they'. */
export interface VerbFacts {
  /** How the stem changes, as in `changes`. */
  change?: string;
  present?: string;
  /** The first person of the present, where only that one is irregular. */
  first?: string;
  preterite?: string;
  preteriteStem?: string;
  imperfect?: string;
  /** The stem of the imperfect and the gerund, where the infinitive hides it: Italian 'fac' for fare. */
  oldStem?: string;
  futureStem?: string;
  participle?: string;
  gerund?: string;
  /** The present subjunctive, then the imperfect one. */
  subjunctive?: string;
  unreal?: string;
  /** Casual, then formal. */
  imperative?: readonly string[];
  /** German: the stem of 'du' and 'er' ('fähr'), and the past that is read but never written ('fuhr'). */
  changedStem?: string;
  pastStem?: string;
}

/** The facts of a language's grammar, in data/grammar. */
export interface GrammarFacts {
  verbs: {
    /** By infinitive. A key that begins with a hyphen is an ending: its forms hold for all verbs with it. */
    irregular: Readonly<Record<string, VerbFacts>>;
    /** The regular endings by the ending of the infinitive, and those that all verbs share. */
    endings: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** The verbs whose stem changes, by the change: Spanish 'ie', Italian 'isc'. */
    changes: Readonly<Record<string, string>>;
    /** The verbs whose perfect is built with 'to be'. */
    withBe: string;
    /** German: the verbs with each separable prefix. */
    separable: Readonly<Record<string, string>>;
  };
}

export const GRAMMAR_FACTS: Readonly<Record<LanguageCode, GrammarFacts>> = { de, en, es, fr, it };
