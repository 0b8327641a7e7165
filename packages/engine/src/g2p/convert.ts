/** Grapheme to phoneme conversion: every typed word gets phones of its own, from the lexicon or else from eSpeak NG. */
import type { Espeak, EspeakVoice } from '../espeak/espeak.ts';
import {
  EngineError,
  type GraphemeToPhoneme,
  type Language,
  type Reference,
  type ReferenceWord,
} from '../types.ts';
import { asSaid } from './as-said.ts';
import { assignGroups } from './assign.ts';
import { phonesOfSymbol } from './inventory.ts';
import { type Lexicon, loadLexicon } from './lexicon/lexicon.ts';
import { lookUp } from './lexicon/look-up.ts';
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
const KEPT_WORDS = 2000;

export interface G2pOptions {
  /** Left out, each language's own is loaded when it is first asked for. */
  readonly lexiconOf?: (language: Language) => Promise<Lexicon>;
}

export class EspeakG2p implements GraphemeToPhoneme {
  readonly #espeak: Espeak;
  readonly #lexiconOf: (language: Language) => Promise<Lexicon>;
  /** Insertion order is age: the oldest goes first. */
  readonly #kept = new Map<string, Reference>();
  readonly #keptWords = new Map<string, Phones[]>();

  constructor(espeak: Espeak, { lexiconOf = loadLexicon }: G2pOptions = {}) {
    this.#espeak = espeak;
    this.#lexiconOf = lexiconOf;
  }

  async convert(text: string, language: Language): Promise<Reference> {
    const key = `${language} ${text}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const reference = this.#convert(text, language, await this.#lexiconOf(language));
    keep(this.#kept, key, reference, KEPT_TEXTS);
    return reference;
  }

  /**
   * The units of each word in the accent that is shown, without its other pronunciations: for looking through many
   * texts.
   */
  async quickUnits(text: string, language: Language): Promise<string[][]> {
    const lexicon = await this.#lexiconOf(language);
    return tokenise(text, language).map(({ spoken }, i) => {
      const [listed] = lookUp(lexicon, spoken, language, i === 0) ?? [];
      const alone = () => this.#alone(spoken, language, ACCENTS[language][0]).flat();
      const phones = listed ?? asSaid(alone(), spoken, language);
      return phones.map(({ unit }) => unit);
    });
  }

  #convert(text: string, language: Language, lexicon: Lexicon): Reference {
    const tokens = tokenise(text, language);
    const listed = tokens.map(({ spoken }, i) => lookUp(lexicon, spoken, language, i === 0));
    const perAccent = listed.every((found) => found)
      ? []
      : ACCENTS[language].map((voice) => this.#pronounce(tokens, language, voice));
    const words: ReferenceWord[] = tokens.map((token, i) => {
      const known =
        listed[i] ??
        perAccent
          .flatMap(({ inContext, alone }) => [inContext[i]!, alone[i]!])
          .map((phones) => asSaid(phones, token.spoken, language));
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
    const groupsAlone = tokens.map((token) => this.#alone(token.spoken, language, voice));
    const alone = groupsAlone.map((groups) => groups.flat());
    // Letters on their own are read by their names, not as the little words they happen to be.
    const lettersOnly = tokens.every((token) => [...token.spoken].length === 1);
    if (tokens.length === 1 || lettersOnly) return { inContext: alone, alone };
    const sentence = tokens.map((token) => token.spoken + (token.pauseAfter ? ',' : '')).join(' ');
    return { inContext: assignGroups(this.#groups(sentence, language, voice), groupsAlone), alone };
  }

  #alone(word: string, language: Language, voice: EspeakVoice): Phones[] {
    const key = `${voice} ${word}`;
    const known = this.#keptWords.get(key);
    if (known) return known;
    const groups = this.#groups(word, language, voice);
    keep(this.#keptWords, key, groups, KEPT_WORDS);
    return groups;
  }

  #groups(text: string, language: Language, voice: EspeakVoice): Phones[] {
    return this.#espeak
      .transcribe(text, voice)
      .map((symbols) => symbols.flatMap((symbol) => phonesOfSymbol(symbol, language)))
      .filter((group) => group.length > 0);
  }
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}
