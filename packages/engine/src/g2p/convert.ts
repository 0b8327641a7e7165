/** Grapheme to phoneme conversion with eSpeak NG: every typed word gets phones of its own. */
import type { Espeak, EspeakVoice } from '../espeak/espeak.ts';
import {
  EngineError,
  type GraphemeToPhoneme,
  type Language,
  type Reference,
  type ReferenceWord,
} from '../types.ts';
import { assignGroups } from './assign.ts';
import { phonesOfSymbol } from './inventory.ts';
import { type Token, tokenise } from './tokens.ts';
import { type Phones, withVariants } from './variants.ts';

/** The first voice is the one shown; the others are accents accepted beside it. */
const ACCENTS: Readonly<Record<Language, readonly [EspeakVoice, ...EspeakVoice[]]>> = {
  en: ['en-us', 'en-gb-x-rp'],
  es: ['es', 'es-419'],
  fr: ['fr'],
  de: ['de'],
  it: ['it'],
};

const KEPT_TEXTS = 200;

export class EspeakG2p implements GraphemeToPhoneme {
  readonly #espeak: Espeak;
  /** Insertion order is age: the oldest goes first. */
  readonly #kept = new Map<string, Reference>();

  constructor(espeak: Espeak) {
    this.#espeak = espeak;
  }

  async convert(text: string, language: Language): Promise<Reference> {
    const key = `${language} ${text}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const reference = this.#convert(text, language);
    this.#kept.set(key, reference);
    if (this.#kept.size > KEPT_TEXTS) this.#kept.delete(this.#kept.keys().next().value!);
    return reference;
  }

  /**
   * The units of each spoken word in the accent that is shown, in one step instead of one for each word and accent:
   * for looking through many texts. Words that are said as one come as one.
   */
  quickUnits(text: string, language: Language): string[][] {
    const groups = this.#groups(text, language, ACCENTS[language][0]);
    return groups.map((phones) => phones.map(({ unit }) => unit));
  }

  #convert(text: string, language: Language): Reference {
    const tokens = tokenise(text, language);
    const perAccent = ACCENTS[language].map((voice) => this.#pronounce(tokens, language, voice));
    const words: ReferenceWord[] = tokens.map((token, i) => {
      const known = perAccent.flatMap(({ inContext, alone }) => [inContext[i]!, alone[i]!]);
      const pronunciations = withVariants(known, language, {
        spelling: token.text.toLocaleLowerCase(language),
        nextStartsWithVowel: !token.pauseAfter && /^[aeiouyhâàéèêëîïôûùœæ]/iu.test(tokens[i + 1]?.text ?? ''),
      });
      return { text: token.text, pronunciations };
    });
    const sayable = words.filter((word) => word.pronunciations.length > 0);
    if (sayable.length === 0) {
      throw new EngineError('text-not-speakable', 'The text has no word that can be said.');
    }
    return { language, words: sayable };
  }

  #pronounce(
    tokens: readonly Token[],
    language: Language,
    voice: EspeakVoice,
  ): { inContext: Phones[]; alone: Phones[] } {
    const groupsAlone = tokens.map((token) => this.#groups(token.spoken, language, voice));
    const alone = groupsAlone.map((groups) => groups.flat());
    // Letters on their own are read by their names, not as the little words they happen to be.
    const lettersOnly = tokens.every((token) => [...token.spoken].length === 1);
    if (tokens.length === 1 || lettersOnly) return { inContext: alone, alone };
    const sentence = tokens.map((token) => token.spoken + (token.pauseAfter ? ',' : '')).join(' ');
    return { inContext: assignGroups(this.#groups(sentence, language, voice), groupsAlone), alone };
  }

  #groups(text: string, language: Language, voice: EspeakVoice): Phones[] {
    return this.#espeak
      .transcribe(text, voice)
      .map((symbols) => symbols.flatMap((symbol) => phonesOfSymbol(symbol, language)))
      .filter((group) => group.length > 0);
  }
}
