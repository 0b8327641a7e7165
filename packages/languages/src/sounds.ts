import de from './de/sounds.json' with { type: 'json' };
import en from './en/sounds.json' with { type: 'json' };
import es from './es/sounds.json' with { type: 'json' };
import fr from './fr/sounds.json' with { type: 'json' };
import type { TaughtLanguage } from './index.ts';
import it from './it/sounds.json' with { type: 'json' };

/** Sounds in IPA. A field with several has spaces between them. */
export interface SoundInventory {
  /** The acoustic model's units that the language has, in the order of the columns of its posteriors. */
  readonly units: string;
  /** Those that only loanwords have, or that most speakers no longer tell from another. */
  readonly loanUnits: string;
  /** Vowels without stress that are shown as sounds of their own. */
  readonly weakVowels: string;
  /** eSpeak NG's symbols that stand for another unit than in other languages; '' for none. */
  readonly espeakSymbols: Readonly<Record<string, string>>;
  /** Sounds that eSpeak NG's own notation, which its voice reads, writes otherwise than in most languages. */
  readonly espeakNotation: Readonly<Record<string, string>>;
  /**
   * Files of eSpeak NG that only this language needs. The Italian dictionary refers some names to the Spanish and French
   * ones. It refers 26 to the Russian dictionary, which is 8 MB and left out, so these are pronounced as Italian.
   */
  readonly espeakFiles: string;
  /** Final sounds that natives leave out or weaken before another word, before a consonant only or anywhere. */
  readonly weakEnds: { readonly beforeConsonant: string; readonly anywhere: string };
  /** Whether long sounds are shown with a length mark, as eSpeak NG writes them. */
  readonly showsLength: boolean;
  /** Whether a double consonant is another sound than a single one. */
  readonly hasLongConsonants: boolean;
  /**
   * How far native voices move in a phrase, in whole semitones: the tenth and the ninetieth percentile of 67 to 122
   * recordings of people who said their own texts. The synthetic voice is no measure: most people are livelier.
   */
  readonly pitchRange?: { readonly least: number; readonly most: number };
  /** Shown to the learner as eSpeak NG writes them, although their unit has another symbol. */
  readonly allophones: string;
  /** Further symbols of pronunciations: of an accent, or of variants. */
  readonly otherSymbols: string;
}

/** Of all languages that were measured. */
const ANY_PITCH_RANGE = { least: 3, most: 11 };
export const pitchRangeOf = (language: TaughtLanguage) => SOUNDS[language].pitchRange ?? ANY_PITCH_RANGE;

export const SOUNDS: Readonly<Record<TaughtLanguage, SoundInventory>> = { en, es, fr, de, it };

/** The sounds of such a field. */
export const soundsIn = (field: string): string[] => field.split(' ').filter((sound) => sound !== '');
