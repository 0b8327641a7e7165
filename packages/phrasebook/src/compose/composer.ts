import type { LanguageCode, Register } from '../languages.ts';
import { upperFirst } from '../letter-case.ts';
import { foldWord, type Token, tokenise } from '../normalise.ts';
import type { Topic } from '../schema.ts';
import { type CalendarDate, type DateForm, parseDate, renderDate } from './calendar.ts';
import { cardinal, type NumberUse } from './cardinals.ts';
import { type ClockTime, parseTime, renderTime, type TimeForm } from './clock.ts';
import type { Adjective, Lexicon, Pattern, Place, TemplateText, Verb } from './grammar-schema.ts';
import { type Price, parsePrice, renderPrice } from './money.ts';
import { NounIndex, nounsFromTerms, settleDeterminer } from './noun-index.ts';
import {
  type Determiner,
  type GrammaticalNumber,
  type NounForm,
  type NounPhrase,
  type Rendered,
  renderNounPhrase,
} from './noun-phrase.ts';
import { ordinal } from './ordinals.ts';
import { parseCardinal, parseOrdinal } from './parse-number.ts';
import {
  type CompiledTemplate,
  compileTemplate,
  type Matcher,
  parseTemplate,
  type Slot,
  templateFor,
} from './template.ts';

/** What a slot was filled with. */
type Filling =
  | { kind: 'noun'; phrase: NounPhrase }
  | { kind: 'verb'; verb: Verb; fillings: Fillings }
  | { kind: 'adjective'; adjective: Adjective }
  | { kind: 'number'; n: number }
  | { kind: 'ordinal'; n: number }
  | { kind: 'time'; time: ClockTime }
  | { kind: 'price'; price: Price }
  | { kind: 'date'; date: CalendarDate }
  | { kind: 'place'; place: Place | undefined; typed: string }
  | { kind: 'language'; names: Record<LanguageCode, string> }
  | { kind: 'name'; typed: string };
type Fillings = ReadonlyMap<string, Filling>;

interface Reading {
  fillings: Fillings;
  /** How many words the pattern itself accounts for: of two readings the higher one is taken. */
  specificity: number;
  isSentence: boolean;
}

/** Slot names of templates and what fills them. */
const SLOT_KINDS: Readonly<Record<string, Filling['kind']>> = {
  x: 'noun',
  y: 'noun',
  v: 'verb',
  a: 'adjective',
  n: 'number',
  o: 'ordinal',
  t: 'time',
  p: 'price',
  d: 'date',
  place: 'place',
  lang: 'language',
  name: 'name',
};

const WORDS_IN_NAME = 3;

export interface ComposeRequest {
  text: string;
  from: LanguageCode;
  to: LanguageCode;
  register: Register;
}

type Source<Item> = { item: Item; templates: readonly CompiledTemplate[] };

/** Puts translations together from sentence patterns, nouns, verbs, numbers, times, prices, dates and names. */
export class Composer {
  readonly #patterns: readonly Pattern[];
  readonly #lexicon: Lexicon;
  readonly #nouns: NounIndex;
  readonly #patternSources = new Map<LanguageCode, readonly Source<Pattern>[]>();
  readonly #verbSources = new Map<LanguageCode, readonly Source<Verb>[]>();
  readonly #adjectives = new Map<LanguageCode, ReadonlyMap<string, Adjective>>();

  constructor(lexicon: Lexicon, patterns: readonly Pattern[], topics: readonly Topic[]) {
    this.#lexicon = lexicon;
    this.#patterns = patterns;
    const known = new Set(lexicon.nouns.map((noun) => noun.en.sg ?? noun.en.pl));
    const fromTerms = nounsFromTerms(topics).filter((noun) => !known.has(noun.en.sg ?? noun.en.pl));
    this.#nouns = new NounIndex([...lexicon.nouns, ...fromTerms]);
  }

  /** The translation as a sentence (first letter upper case where it is one), or undefined. */
  compose({ text, from, to, register }: ComposeRequest): string | undefined {
    const tokens = tokenise(text, from);
    if (tokens.length === 0) return undefined;
    let best: { reading: Reading; pattern: Pattern } | undefined;
    for (const { item: pattern, templates } of this.#patternsIn(from)) {
      for (const template of templates) {
        if (best && template.literalWords <= best.reading.specificity) continue;
        const fillings = this.#match(template, tokens, from, pattern);
        if (!fillings) continue;
        // A noun that the lexicon knows by its whole name ('coffee with milk') is the surest reading of all.
        const specificity = pattern.id === 'noun' ? tokens.length : template.literalWords;
        best = { reading: { fillings, specificity, isSentence: template.literalWords > 0 }, pattern };
      }
    }
    const template = best?.pattern[to];
    if (!best || template === undefined) return undefined;
    const said = this.#render(templateFor(template, register), best.reading.fillings, {
      language: to,
      register,
      pattern: best.pattern,
    });
    // A noun, number or date alone is no sentence.
    return said !== undefined && best.reading.isSentence ? upperFirst(said) : said;
  }

  #patternsIn(language: LanguageCode): readonly Source<Pattern>[] {
    let sources = this.#patternSources.get(language);
    if (!sources) {
      sources = this.#patterns.map((item) => ({
        item,
        templates: [...textsOf(item[language]), ...(item.also?.[language] ?? [])].flatMap((template) =>
          compileTemplate(template, language),
        ),
      }));
      this.#patternSources.set(language, sources);
    }
    return sources;
  }

  #verbsIn(language: LanguageCode): readonly Source<Verb>[] {
    let sources = this.#verbSources.get(language);
    if (!sources) {
      sources = this.#lexicon.verbs.map((item) => ({
        item,
        templates: [item[language], ...(item.also?.[language] ?? [])].flatMap((template) =>
          compileTemplate(template, language),
        ),
      }));
      this.#verbSources.set(language, sources);
    }
    return sources;
  }

  #adjectivesIn(language: LanguageCode): ReadonlyMap<string, Adjective> {
    let table = this.#adjectives.get(language);
    if (!table) {
      const entries = this.#lexicon.adjectives.flatMap((adjective) => {
        const own = adjective[language];
        const forms = typeof own === 'string' ? [own] : [own.m, own.f, own.mp, own.fp];
        return [...forms, ...(adjective.also?.[language] ?? [])].map(
          (form) => [folded(tokenise(form, language)), adjective] as const,
        );
      });
      table = new Map(entries.reverse());
      this.#adjectives.set(language, table);
    }
    return table;
  }

  #match(
    template: CompiledTemplate,
    tokens: readonly Token[],
    language: LanguageCode,
    pattern: Pattern | undefined,
  ): Fillings | undefined {
    const { matchers } = template;
    const attempt = (matcherAt: number, tokenAt: number): Map<string, Filling> | undefined => {
      const matcher: Matcher | undefined = matchers[matcherAt];
      if (!matcher) return tokenAt === tokens.length ? new Map() : undefined;
      if (matcher.kind === 'words') {
        const fits = matcher.folded.every((word, index) => tokens[tokenAt + index]?.folded === word);
        return fits ? attempt(matcherAt + 1, tokenAt + matcher.folded.length) : undefined;
      }
      const last = matcherAt === matchers.length - 1;
      for (let end = tokens.length; end > tokenAt; end -= 1) {
        if (last && end < tokens.length) break;
        const rest = attempt(matcherAt + 1, end);
        if (!rest) continue;
        const filling = this.#fill(matcher, tokens.slice(tokenAt, end), language, pattern, template);
        if (filling) return rest.set(matcher.name, filling);
      }
      return undefined;
    };
    return attempt(0, 0);
  }

  #fill(
    slot: Slot,
    tokens: readonly Token[],
    language: LanguageCode,
    pattern: Pattern | undefined,
    { number, literalWords }: CompiledTemplate,
  ): Filling | undefined {
    switch (SLOT_KINDS[slot.name]) {
      case 'noun': {
        const phrase = this.#nouns
          .parse(tokens, language, slot.form as NounForm, slot.forced)
          .find(
            (candidate) =>
              (number === undefined ||
                slot.name !== 'x' ||
                agreementNumber(candidate, language) === number) &&
              (pattern?.only === undefined || candidate.noun.classes.includes(pattern.only)),
          );
        if (!phrase) return undefined;
        // A determiner that the sentence fixes says nothing about the noun: another language fixes its own.
        return { kind: 'noun', phrase: slot.forced ? { ...phrase, determiner: 'def' } : phrase };
      }
      case 'verb':
        return this.#fillVerb(tokens, language, slot.form, pattern);
      case 'adjective': {
        const adjective = this.#adjectivesIn(language).get(folded(tokens));
        if (!adjective || (pattern?.only === 'person' && !adjective.person)) return undefined;
        return { kind: 'adjective', adjective };
      }
      case 'number': {
        const n = parseCardinal(tokens, language);
        // Inside a sentence a number stands before a plural, which one does not take.
        return n === undefined || (n < 2 && pattern?.id !== 'number') ? undefined : { kind: 'number', n };
      }
      case 'ordinal': {
        const n = parseOrdinal(tokens, language);
        return n === undefined ? undefined : { kind: 'ordinal', n };
      }
      case 'time': {
        const time = parseTime(tokens, language, slot.form as TimeForm);
        return time && { kind: 'time', time };
      }
      case 'price': {
        const price = parsePrice(tokens, language);
        return price && { kind: 'price', price };
      }
      case 'date': {
        const date = parseDate(tokens, language, slot.form as DateForm);
        return date && { kind: 'date', date };
      }
      case 'place':
        return this.#fillPlace(tokens, language, slot.form as PlaceForm, literalWords > 0);
      case 'language': {
        const names = this.#lexicon.languages.find(
          (candidate) =>
            folded(tokenise(languageName(candidate, language, slot.form), language)) === folded(tokens),
        );
        return names && { kind: 'language', names };
      }
      case 'name':
        return tokens.length <= WORDS_IN_NAME && tokens.every((token) => /^\p{L}/u.test(token.raw))
          ? { kind: 'name', typed: tokens.map((token) => capitalised(token.raw)).join(' ') }
          : undefined;
      default:
        return undefined;
    }
  }

  #fillVerb(
    tokens: readonly Token[],
    language: LanguageCode,
    form: string,
    pattern: Pattern | undefined,
  ): Filling | undefined {
    let phrase = tokens;
    if (language === 'fr' && form === 'de') {
      if (tokens[0]?.folded !== 'de' && tokens[0]?.folded !== 'd') return undefined;
      phrase = tokens.slice(1);
    }
    let best: { filling: Filling; literalWords: number } | undefined;
    for (const { item: verb, templates } of this.#verbsIn(language)) {
      if (verb.firstPerson && pattern?.subject === 'other') continue;
      for (const template of templates) {
        if (best && template.literalWords <= best.literalWords) continue;
        const fillings = this.#match(template, phrase, language, undefined);
        if (fillings)
          best = { filling: { kind: 'verb', verb, fillings }, literalWords: template.literalWords };
      }
    }
    return best?.filling;
  }

  #fillPlace(
    tokens: readonly Token[],
    language: LanguageCode,
    form: PlaceForm,
    isInSentence: boolean,
  ): Filling | undefined {
    const key = folded(tokens);
    for (const place of this.#lexicon.places) {
      const said = placeText(place, place.name[language], language, form);
      if (folded(tokenise(said, language)) === key) return { kind: 'place', place, typed: '' };
    }
    // A name the lexicon lacks is taken over as it is where a capital marks it as one: inside a sentence, and
    // not in German, where every noun has a capital.
    if (!isInSentence || language === 'de') return undefined;
    const lead = tokenise(placeText(undefined, 'X', language, form), language).slice(0, -1);
    const name = tokens.slice(lead.length);
    const fits =
      lead.every((word, index) => tokens[index]?.folded === word.folded) &&
      name.length > 0 &&
      name.length <= WORDS_IN_NAME &&
      name.every((token) => /^\p{Lu}/u.test(token.raw) && !this.#isNoun(token, language));
    return fits
      ? { kind: 'place', place: undefined, typed: name.map((token) => token.raw).join(' ') }
      : undefined;
  }

  #isNoun(token: Token, language: LanguageCode): boolean {
    return this.#nouns.parse([token], language, 'plain', undefined).length > 0;
  }

  #render(
    template: string,
    fillings: Fillings,
    target: { language: LanguageCode; register: Register; pattern: Pattern | undefined },
  ): string | undefined {
    const { language } = target;
    const parts = parseTemplate(template);
    const nouns = new Map<string, Rendered>();
    for (const part of parts) {
      if (part.kind !== 'slot') continue;
      const filling = fillings.get(part.name);
      if (!filling) {
        if (!(part.name in SPANISH_COPULAS)) return undefined;
      } else if (filling.kind === 'noun') {
        const { phrase } = filling;
        if ((phrase.count ?? 0) > 1 && !phrase.noun[language].pl) return undefined;
        nouns.set(part.name, renderNoun(phrase, part, target));
      }
    }
    const subject = nouns.get('x') ?? { text: '', number: 'sg' as const, gender: 'm' as const };
    let text = '';
    for (const part of parts) {
      if (part.kind === 'literal') text += part.text;
      else if (part.kind === 'choice') text += part[subject.number];
      else if (part.kind === 'agreement') text += part.forms[agreementColumn(subject, language)] ?? '';
      else if (part.name in SPANISH_COPULAS) {
        text += spanishCopula(part.name, fillings.get('a'), subject.number, target.register);
      } else {
        const said = this.#say(fillings.get(part.name)!, part, nouns.get(part.name), subject, target);
        if (said === undefined) return undefined;
        text += said;
      }
    }
    return polish(text, language);
  }

  #say(
    filling: Filling,
    slot: Slot,
    noun: Rendered | undefined,
    subject: Rendered,
    target: { language: LanguageCode; register: Register; pattern: Pattern | undefined },
  ): string | undefined {
    const { language } = target;
    switch (filling.kind) {
      case 'noun':
        return noun!.text;
      case 'verb': {
        const said = this.#render(filling.verb[language], filling.fillings, {
          ...target,
          pattern: undefined,
        });
        if (said === undefined || language !== 'fr' || slot.form !== 'de') return said;
        return /^[aeiouyhéèêàâîôûœ]/i.test(said) ? `d'${said}` : `de ${said}`;
      }
      case 'adjective': {
        const forms = filling.adjective[language];
        if (typeof forms === 'string') return forms;
        const isFeminine = subject.gender === 'f';
        return subject.number === 'pl' ? (isFeminine ? forms.fp : forms.mp) : isFeminine ? forms.f : forms.m;
      }
      case 'number':
        return cardinal(filling.n, language, slot.form === 'plain' ? 'count' : (slot.form as NumberUse));
      case 'ordinal':
        return ordinal(filling.n, language);
      case 'time':
        return renderTime(filling.time, language, slot.form as TimeForm);
      case 'price':
        return renderPrice(filling.price, language);
      case 'date':
        return renderDate(filling.date, language, slot.form as DateForm);
      case 'place':
        return placeText(
          filling.place,
          filling.place?.name[language] ?? filling.typed,
          language,
          slot.form as PlaceForm,
        );
      case 'language':
        return languageName(filling.names, language, slot.form);
      case 'name':
        return filling.typed;
    }
  }
}

function folded(tokens: readonly Token[]): string {
  return tokens.map((token) => token.folded).join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function textsOf(template: TemplateText | undefined): string[] {
  if (template === undefined) return [];
  return typeof template === 'string' ? [template] : [template.casual, template.formal];
}

function agreementNumber(phrase: NounPhrase, language: LanguageCode): GrammaticalNumber {
  const forms = phrase.noun[language];
  return forms[phrase.number] === undefined ? (phrase.number === 'sg' ? 'pl' : 'sg') : phrase.number;
}

function renderNoun(
  phrase: NounPhrase,
  slot: Slot,
  {
    language,
    register,
    pattern,
  }: { language: LanguageCode; register: Register; pattern: Pattern | undefined },
): Rendered {
  const determiner =
    (slot.forced as Determiner | undefined) ?? settleDeterminer(phrase, pattern?.bare, language);
  return renderNounPhrase({ ...phrase, determiner }, language, slot.form as NounForm, register);
}

/** Column of an agreement: m, f, n, pl in German; m, f, m plural, f plural elsewhere. */
function agreementColumn({ number, gender }: Rendered, language: LanguageCode): number {
  if (language === 'de') return number === 'pl' ? 3 : { m: 0, f: 1, n: 2 }[gender];
  return (gender === 'f' ? 1 : 0) + (number === 'pl' ? 2 : 0);
}

/** Forms of ser and estar behind the slots {is}, {am} and {are}: singular or casual, then plural or formal. */
const SPANISH_COPULAS: Readonly<Record<string, Record<'ser' | 'estar', readonly [string, string]>>> = {
  is: { ser: ['es', 'son'], estar: ['está', 'están'] },
  am: { ser: ['soy', 'soy'], estar: ['estoy', 'estoy'] },
  are: { ser: ['eres', 'es'], estar: ['estás', 'está'] },
};

function spanishCopula(
  slot: string,
  filling: Filling | undefined,
  number: GrammaticalNumber,
  register: Register,
): string {
  const verb = filling?.kind === 'adjective' ? filling.adjective.es.copula : 'ser';
  const second = slot === 'are' ? register === 'formal' : number === 'pl';
  return SPANISH_COPULAS[slot]![verb][second ? 1 : 0];
}

/** A language's name, with its article in the form 'def' (fr l'espagnol, it lo spagnolo). */
function languageName(names: Record<LanguageCode, string>, language: LanguageCode, form: string): string {
  const name = names[language];
  if (form !== 'def') return name;
  if (/^[aeiou]/.test(name)) return `l'${name}`;
  if (language === 'fr') return `le ${name}`;
  return /^s[^aeiou]/.test(name) ? `lo ${name}` : `il ${name}`;
}

/** 'name' is the name alone; the others carry the preposition of origin, place or direction. */
type PlaceForm = 'plain' | 'from' | 'in' | 'to';

/** Prepositions before a town; countries bring their own. */
const TOWN: Record<LanguageCode, Record<Exclude<PlaceForm, 'plain'>, string>> = {
  en: { from: 'from', in: 'in', to: 'to' },
  es: { from: 'de', in: 'en', to: 'a' },
  fr: { from: 'de', in: 'à', to: 'à' },
  de: { from: 'aus', in: 'in', to: 'nach' },
  it: { from: 'di', in: 'a', to: 'a' },
};

function placeText(place: Place | undefined, name: string, language: LanguageCode, form: PlaceForm): string {
  if (form === 'plain') return name;
  const own = place?.[form]?.[language];
  if (own !== undefined) return own;
  const preposition = TOWN[language][form];
  if (language === 'fr' && form === 'from' && foldWord(name, 'fr').match(/^[aeiouyh]/)) return `d'${name}`;
  return `${preposition} ${name}`;
}

const FRENCH_ELISION = /\b(de|le|la|que|je|ne|me|se|ce) (?=[aeiouyéèêàâîôûœ])/gi;

/** Settles what two neighbouring pieces do to each other, and the spaces that an empty piece leaves. */
function polish(text: string, language: LanguageCode): string {
  const spaced = text.replace(/ {2,}/g, ' ').trim();
  if (language === 'fr') return spaced.replace(FRENCH_ELISION, (word) => `${word.trimEnd().slice(0, -1)}'`);
  return spaced;
}
