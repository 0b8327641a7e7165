import type { LanguageCode, Register, SpeakerGender } from '../../languages.ts';
import { type Token, tokenise } from '../../normalise.ts';
import type { Fillings } from '../filling.ts';
import type { Lexicon, Verb } from '../grammar-schema.ts';
import type { NounIndex } from '../noun-index.ts';
import type { TemplateReader } from '../reader.ts';
import { type Adverbial, AdverbialReader, whenOf } from './adverbials.ts';
import { CHAINS, germanChain, readChain, withoutZu } from './chains.ts';
import type { Chained, Clause } from './clause.ts';
import type { Subject } from './person.ts';
import { readEnglish } from './read-english.ts';
import { readGerman, withSelf } from './read-german.ts';
import { germanImperatives, romanceImperatives } from './read-imperative.ts';
import { readRomance } from './read-romance.ts';
import { type Reading, type SubjectFinder, subjectFinder } from './reading.ts';
import { VerbPhrases } from './verb-phrases.ts';
import { writeEnglish } from './write-english.ts';
import { writeGerman } from './write-german.ts';
import { writeRomance } from './write-romance.ts';

export interface ClauseRequest {
  text: string;
  from: LanguageCode;
  to: LanguageCode;
  register: Register;
  speaker?: SpeakerGender | undefined;
}

/** A longer clause than this is not one that the grammar knows. */
const MAX_WORDS = 16;

/** Translates clauses: who does what, when, in which tense; stated, denied or asked. */
export class ClauseComposer {
  readonly #verbs: VerbPhrases;
  readonly #adverbials: AdverbialReader;
  readonly #nouns: NounIndex;
  readonly #finders = new Map<LanguageCode, SubjectFinder>();

  constructor(lexicon: Lexicon, nouns: NounIndex, reader: TemplateReader) {
    this.#verbs = new VerbPhrases(lexicon.verbs, reader, CHAINS);
    this.#adverbials = new AdverbialReader(lexicon.adverbials, reader);
    this.#nouns = nouns;
  }

  /** The translation without its closing mark; undefined when the grammar does not read the text. */
  compose(request: ClauseRequest): { text: string; isQuestion: boolean } | undefined {
    const clause = this.#read(request.text, request.from);
    if (!clause) return undefined;
    const voice = { language: request.to, register: request.register, speaker: request.speaker };
    const text =
      request.to === 'en'
        ? writeEnglish(clause, voice)
        : request.to === 'de'
          ? writeGerman(clause, voice)
          : writeRomance(clause, { ...voice, language: request.to });
    return text === undefined ? undefined : { text: tidied(text, request.to), isQuestion: clause.isQuestion };
  }

  #read(text: string, language: LanguageCode): Clause | undefined {
    const tokens = tokenise(text, language);
    if (tokens.length < 2 || tokens.length > MAX_WORDS) return undefined;
    if (language === 'de') {
      const chain = this.#readGermanChain(text);
      if (chain || text.includes(',')) return chain;
    }
    const isQuestion = text.includes('?');
    const found = this.#adverbials.find(tokens, language);
    for (const chosen of subsets(found)) {
      if (!areAlone(chosen, tokens.length, language)) continue;
      const rest = tokens.filter((_, index) => !chosen.some(({ from, to }) => index >= from && index < to));
      const isInverted = language === 'de' && chosen.some(({ adverbial }) => adverbial.isFirst);
      const clause = this.#readCore(
        rest,
        language,
        isQuestion,
        isInverted,
        chosen.map(({ adverbial }) => adverbial),
      );
      if (clause) return clause;
    }
    return undefined;
  }

  #readCore(
    tokens: readonly Token[],
    language: LanguageCode,
    isQuestion: boolean,
    isInverted: boolean,
    adverbials: readonly Adverbial[],
  ): Clause | undefined {
    for (const reading of this.#readings(tokens, language, isQuestion, isInverted)) {
      const { phrase, isPerfect, ...analysis } = reading;
      const found = this.#verbs.match(phrase, language, analysis.isNegated, (verb, fillings) =>
        makesSense(verb, fillings, analysis, adverbials, language),
      );
      const chain = found ? undefined : this.#chain(phrase, analysis, adverbials, language);
      if (!found && !chain) continue;
      const isNever = adverbials.some((adverbial) => adverbial.kind === 'entry' && adverbial.entry.never);
      const denial = isNever ? ({ isNegated: false, isNever } as const) : {};
      const clause: Clause = { ...analysis, ...(found ?? chain!), adverbials, ...denial };
      if (isPerfect) return clause.questionWord === 'how-long' ? sinceWhen(clause) : stillGoingOn(clause);
      return language === 'en' && wasOver(clause) ? { ...clause, tense: 'past' } : clause;
    }
    return undefined;
  }

  /** 'forget to call my mother': the first verb with what follows it. */
  #chain(
    phrase: readonly Token[],
    analysis: Omit<Reading, 'phrase'>,
    adverbials: readonly Adverbial[],
    language: LanguageCode,
  ): Pick<Clause, 'verb' | 'fillings' | 'chained'> | undefined {
    if (language === 'de' || analysis.questionWord !== undefined || analysis.subject.isIt) return undefined;
    for (const { chain, phrase: second } of readChain(phrase, language, this.#verbs, analysis.subject)) {
      const chained = this.#second(second, analysis, adverbials, language);
      if (chained) return { verb: chain, fillings: new Map(), chained };
    }
    return undefined;
  }

  #second(
    phrase: readonly Token[],
    { subject }: Pick<Reading, 'subject'>,
    adverbials: readonly Adverbial[],
    language: LanguageCode,
  ): Chained | undefined {
    const own = { subject, modal: undefined, isNegated: false };
    return this.#verbs.match(phrase, language, false, (verb, fillings) =>
      makesSense(verb, fillings, own, adverbials, language),
    );
  }

  /** 'Ich habe vergessen, meine Mutter anzurufen', 'hör auf zu weinen': 'zu' alone needs no comma. */
  #readGermanChain(text: string): Clause | undefined {
    const [first, second, ...more] = text.replace(/^([^,]+) (?=zu \p{Ll}+n\P{L}*$)/u, '$1, ').split(',');
    if (first === undefined || second === undefined || more.length > 0) return undefined;
    const infinitive = withoutZu(tokenise(second, 'de'), this.#verbs);
    if (!infinitive) return undefined;
    for (const reading of this.#readings(tokenise(first, 'de'), 'de', text.includes('?'), false)) {
      const { phrase, isPerfect: _, ...analysis } = reading;
      const verb = germanChain(phrase);
      if (!verb) continue;
      for (const chosen of subsets(this.#adverbials.find(infinitive, 'de'))) {
        const adverbials = chosen.map(({ adverbial }) => ({ ...adverbial, isFirst: false }));
        const rest = infinitive.filter((_, at) => !chosen.some(({ from, to }) => at >= from && at < to));
        const chained = this.#second(withSelf(rest, analysis.subject), analysis, adverbials, 'de');
        if (chained) return { ...analysis, verb, fillings: new Map(), chained, adverbials };
      }
    }
    return undefined;
  }

  #readings(
    tokens: readonly Token[],
    language: LanguageCode,
    isQuestion: boolean,
    isInverted: boolean,
  ): Iterable<Reading> {
    let subjects = this.#finders.get(language);
    if (!subjects) {
      subjects = subjectFinder(this.#nouns, language);
      this.#finders.set(language, subjects);
    }
    if (language === 'en') return readEnglish(tokens, this.#verbs, subjects, isQuestion);
    if (language === 'de')
      return both(
        readGerman(tokens, this.#verbs, subjects, isQuestion, isInverted),
        isQuestion ? [] : germanImperatives(tokens, this.#verbs),
      );
    const stated = readRomance(tokens, language, this.#verbs, subjects, isQuestion);
    const told = isQuestion ? [] : romanceImperatives(tokens, language, this.#verbs);
    // Italian 'chiudi la porta' rather tells than states.
    return language === 'it' ? both(told, stated) : both(stated, told);
  }
}

function* both<Item>(first: Iterable<Item>, second: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* second;
}

/** 'Too much work' is no adverbial with a noun behind it. */
const QUANTITIES: ReadonlySet<string> = new Set(['too much', 'a lot', 'a little', 'enough']);

function areAlone(
  chosen: readonly { from: number; to: number; adverbial: Adverbial }[],
  length: number,
  language: LanguageCode,
): boolean {
  return chosen.every(
    ({ to, adverbial }) =>
      language !== 'en' ||
      adverbial.kind !== 'entry' ||
      !QUANTITIES.has(adverbial.entry.en) ||
      to === length ||
      chosen.some(({ from }) => from === to),
  );
}

const places = (chosen: readonly { adverbial: Adverbial }[]): number =>
  chosen.filter(({ adverbial }) => adverbial.kind === 'entry' && adverbial.entry.kind === 'place').length;

/** Every choice of the adverbials found, the fewest first: 'at home' may belong to the verb, and so does a place. */
function subsets<Found extends { adverbial: Adverbial }>(found: readonly Found[]): Found[][] {
  let all: Found[][] = [[]];
  for (const one of found) all = [...all, ...all.map((subset) => [...subset, one])];
  return all.sort((a, b) => a.length - b.length || places(a) - places(b));
}

const ANIMALS: ReadonlySet<string> = new Set(['dog', 'cat']);

/** The subjects that an owner may be, where a verb speaks of what is the subject's own ('break my arm'). */
const OWN: Readonly<Record<string, readonly number[]>> = {
  my: [0],
  our: [3],
  your: [1, 4],
  his: [2],
  her: [2],
  their: [5],
};

/** 'You should leave my bag at home' is not about a bag of yours. */
function ownsIt(verb: Verb, fillings: Fillings, subject: Subject, language: LanguageCode): boolean {
  const object = fillings.get('x');
  if (object?.kind !== 'noun' || !verb[language].includes('.own}')) return true;
  const { determiner } = object.phrase;
  // Elsewhere than in English one word stands for several owners of the second and third person.
  if (language !== 'en' && determiner !== 'my' && determiner !== 'our') return true;
  return OWN[determiner]?.includes(subject.person) ?? true;
}

/** Nobody is told to need something; 'return flight' is no order either, nor 'be married'. */
function canBeTold(
  verb: Verb,
  fillings: Fillings,
  isNegated: boolean,
  adverbials: readonly Adverbial[],
): boolean {
  if (
    verb.perception ||
    (verb.state && verb.en !== 'be {a}' && !(isNegated && /^be (?:late|afraid)/.test(verb.en)))
  )
    return false;
  if (
    adverbials.some(
      (adverbial) => adverbial.kind === 'entry' && (adverbial.entry.kind === 'mid' || adverbial.entry.never),
    )
  )
    return false;
  const quality = fillings.get('a');
  if (quality?.kind === 'adjective' && !TELLABLE.has(quality.adjective.en as string)) return false;
  const object = fillings.get('x');
  // 'Text you later' has lost its 'I'.
  const isSelf = [object, fillings.get('y')].some(
    (filling) => filling?.kind === 'pronoun' && filling.object.person === 1 && !filling.object.isIt,
  );
  if (isSelf) return false;
  if (object?.kind !== 'noun') return true;
  const { determiner, number, count, noun } = object.phrase;
  return determiner !== 'bare' || count !== undefined || number === 'pl' || noun.mass === true;
}

/** What somebody can be told to be. */
const TELLABLE: ReadonlySet<string> = new Set(['careful', 'quiet', 'nice', 'happy', 'kind', 'friendly']);

/** A thing is not tired, and nobody but the weather rains. */
function makesSense(
  verb: Verb,
  fillings: Fillings,
  { subject, modal, isNegated }: Pick<Reading, 'subject' | 'modal' | 'isNegated'>,
  adverbials: readonly Adverbial[],
  language: LanguageCode,
): boolean {
  if (verb.stated && isNegated) return false;
  // Nobody proposes to need something: of what lasts, only a quality is proposed ('let's be careful').
  if (modal === 'lets' && verb.state && verb.en !== 'be {a}') return false;
  if (modal === 'imperative' && !canBeTold(verb, fillings, isNegated, adverbials)) return false;
  if (!ownsIt(verb, fillings, subject, language)) return false;
  // To be is to be somewhere, where nothing else is said.
  if (
    verb.en === 'be' &&
    !adverbials.some((adverbial) => adverbial.kind === 'entry' && adverbial.entry.kind === 'place')
  ) {
    return false;
  }
  const classes = subject.phrase?.noun.classes ?? [];
  const isPerson = subject.phrase
    ? classes.some((name) => name === 'person' || name === 'family')
    : subject.isIt !== true && subject.word !== 'everything';
  if (verb.en === 'be') return subject.isIt !== true;
  if (verb.subject === 'it' && subject.isIt !== true) return false;
  if (verb.subject === 'people' && !isPerson) return false;
  if (verb.subject === 'living' && !isPerson && !ANIMALS.has(subject.phrase?.noun.id ?? '')) return false;
  if (verb.subject === 'several' && subject.person < 3) return false;
  if (verb.subject === 'things' && (isPerson || subject.isIt)) return false;
  const quality = fillings.get('a');
  if (quality?.kind === 'adjective') {
    const { of, role } = quality.adjective;
    if (of === 'people' && !isPerson) return false;
    if (of === undefined && isPerson) return false;
    if (role && !/^(?:be|become|work as) \{a\}$/.test(verb.en)) return false;
  } else if (subject.isIt && verb.subject !== 'it') return false;
  return true;
}

/** 'I read a book yesterday', 'I cut my finger': a present that is written like the past. */
function wasOver({ verb, modal, tense, isProgressive, isNegated, isQuestion, adverbials }: Clause): boolean {
  if (tense !== 'present' || modal || isProgressive || isNegated || isQuestion) return false;
  if (!/^(?:cut|hurt|quit|put|read|let) /.test(verb.en)) return false;
  if (/^(?:cut|hurt|quit) /.test(verb.en))
    return !adverbials.some((adverbial) => whenOf(adverbial) === 'habit');
  return adverbials.some((adverbial) => whenOf(adverbial) === 'past');
}

/** 'How long have you lived here?' asks when it began. */
const sinceWhen = (clause: Clause): Clause => ({
  ...clause,
  tense: 'present',
  isProgressive: false,
  questionWord: 'since-when',
});

/** 'I have lived here for two years' tells what still goes on. */
function stillGoingOn(clause: Clause): Clause {
  const lasts = clause.adverbials.some((adverbial) =>
    adverbial.kind === 'span'
      ? adverbial.span === 'for'
      : adverbial.kind === 'entry' && (adverbial.entry.since || adverbial.entry.lasting),
  );
  if (!lasts) return clause;
  return {
    ...clause,
    tense: 'present',
    adverbials: clause.adverbials.map((adverbial) =>
      adverbial.kind === 'span' && adverbial.span === 'for'
        ? { ...adverbial, span: 'since' }
        : adverbial.kind === 'entry' && adverbial.entry.lasting
          ? { ...adverbial, entry: { ...adverbial.entry, ...adverbial.entry.lasting, since: true } }
          : adverbial,
    ),
  };
}

/** Settles what neighbouring words do to each other. */
function tidied(text: string, language: LanguageCode): string {
  const spaced = text.replace(/ {2,}/g, ' ').trim();
  if (language === 'es') {
    return spaced.replace(/\bcon mí(?!\p{L})/gu, 'conmigo').replace(/\bcon ti(?!\p{L})/gu, 'contigo');
  }
  if (language !== 'fr') return spaced;
  return spaced
    .replace(/\b(je|ce) (?=[aeiouyéèêàâîôh])/gi, (_, lead: string) => `${lead[0]}'`)
    .replace(/\bde (?=[aeiouéèêàâîôœ])/g, "d'");
}
