import de from './de/drills.json' with { type: 'json' };
import en from './en/drills.json' with { type: 'json' };
import es from './es/drills.json' with { type: 'json' };
import fr from './fr/drills.json' with { type: 'json' };
import type { TaughtLanguage } from './index.ts';
import it from './it/drills.json' with { type: 'json' };

/** Substitutions are written 'expected>said instead', those that harm understanding most first; nothing after > is left out. */
export interface DrillData {
  /** For learners whose first language is unknown: sounds that most beginners find hard. */
  readonly common: string;
  /**
   * Typical substitutions by first language (ISO 639-1), from contrastive descriptions of the phoneme inventories. The
   * learner's own attempts take precedence.
   */
  readonly contrasts: Readonly<Record<string, string>>;
  /**
   * By the two sounds that differ. 'a/b' lists words with a, each followed by its partner with b. An empty b means that
   * the partner lacks the sound. 'lː' marks a double consonant against a single one; without ː, length does not count.
   * A test converts every pair to phonemes and checks the difference, and that no pronunciation is accepted for both
   * words: Spanish casa and caza are no pair, because seseo is accepted, nor German reisen and reißen.
   */
  readonly minimalPairs: Readonly<Record<string, string>>;
}

export const DRILLS: Readonly<Record<TaughtLanguage, DrillData>> = { en, es, fr, de, it };
