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
  /** Final sounds that natives leave out or weaken before another word, before a consonant only or anywhere. */
  readonly weakEnds: { readonly beforeConsonant: string; readonly anywhere: string };
  /** Shown to the learner as eSpeak NG writes them, although their unit has another symbol. */
  readonly allophones: string;
  /** Further symbols of pronunciations: of an accent, or of variants. */
  readonly otherSymbols: string;
}

export const SOUNDS: Readonly<Record<TaughtLanguage, SoundInventory>> = { en, es, fr, de, it };

/** The sounds of such a field. */
export const soundsIn = (field: string): string[] => field.split(' ').filter((sound) => sound !== '');
