import type { LanguageCode } from '../../languages.ts';
import { linked } from '../clause/chains.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { changesIt, thingIn } from '../clause/write/antecedent.ts';
import { consequence } from './consequence.ts';
import { inYourPlace } from './in-your-place.ts';
import { type Infinitive, splitInfinitives } from './infinitives.ts';
import {
  asPromised,
  COMING,
  intendedConjunction,
  withContrast,
  withSpeakerAsSubject,
} from './intended-clauses.ts';
import { CONJUNCTIONS } from './matrix.ts';
import { notMinding } from './not-minding.ts';
import { obligation } from './obligation.ts';
import { withOpening } from './openings.ts';
import { passive } from './passive.ts';
import { prepositionalInfinitive } from './prepositional-infinitive.ts';
import { withRelativeClause } from './relative.ts';
import { reportedClause } from './reported-clause.ts';
import { asSingleEvent, writeSubordinate } from './subordinate-clause.ts';
import {
  moodAfterConjunction,
  splitAtConjunction,
  whatLiesAhead,
  withExpletiveNot,
  withoutExpletiveNot,
} from './subordinating-conjunctions.ts';
import { isTemporal, sayTemporal, withoutExpletiveNegation } from './temporal.ts';
import { thanks } from './thanks.ts';
import { unrealWish } from './unreal-wishes.ts';
import { help, letMe, reportedOrder, wish } from './wishes.ts';
import { wishFromOtherLanguage } from './wishes-from-other-languages.ts';

/** Translates a simple clause by any means, as a sentence with a capital. */
type SayMain = (text: string) => string | undefined;

/** Openings like 'hace dos años que', and the word for the duration where it follows the verb ('desde hace'). */
const LASTING: Partial<Record<LanguageCode, { read: RegExp; since: string }>> = {
  es: { read: /^hace (.+?) que (.+)$/i, since: 'desde hace' },
  fr: { read: /^(?:(?:ça|cela) fait|il y a) (.+?) qu(?:e |['’])(.+)$/i, since: 'depuis' },
  it: { read: /^(?:è|sono) (.+?) che (.+)$/i, since: 'da' },
};

/** Verbs of pain. 'My throat hurts when I swallow' means every time. */
const HURTING: Record<LanguageCode, RegExp> = {
  en: /\bhurts?$/i,
  es: /^me duelen?\b/i,
  fr: /^j['’]ai mal\b/i,
  de: /\b(?:tut|tun|schmerzt|schmerzen)\b/i,
  it: /^mi (?:fa|fanno) male\b/i,
};

/** 'If I can': the modal without its verb. */
const ABILITY: Record<LanguageCode, readonly (readonly [read: RegExp, said: string])[]> = {
  en: [
    [/^i can$/i, 'if I can'],
    [/^we can$/i, 'if we can'],
  ],
  es: [
    [/^puedo$/i, 'si puedo'],
    [/^podemos$/i, 'si podemos'],
  ],
  fr: [
    [/^je peux$/i, 'si je peux'],
    [/^(?:nous pouvons|on peut)$/i, 'si on peut'],
  ],
  de: [
    [/^ich kann$/i, 'wenn ich kann'],
    [/^wir können$/i, 'wenn wir können'],
  ],
  it: [
    [/^posso$/i, 'se posso'],
    [/^possiamo$/i, 'se possiamo'],
  ],
};
function ability(text: string, from: LanguageCode, to: LanguageCode): string | undefined {
  const at = ABILITY[from].findIndex(([read]) => read.test(text));
  return at < 0 ? undefined : ABILITY[to][at]![1];
}

const bare = (text: string) => text.replace(/^[¿¡\s]+|[\s.!?]+$/gu, '');
const lowered = (text: string) =>
  /^(?:I\b|Lei\b|Sie\b|Ihn)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The fewest and most words of two clauses. Longer texts take too long: each word may begin the second clause. */
const MIN_WORDS = 3;
const MAX_WORDS = 24;

/** Translates sentences of two clauses: 'If it rains, we stay at home', 'Do you know where he lives?'. */
export class ComplexComposer {
  readonly #clauses: ClauseComposer;

  constructor(clauses: ClauseComposer) {
    this.#clauses = clauses;
  }

  /** The translation without its closing mark, and whether it is a question; undefined if the text is no pair of clauses. */
  compose(request: ClauseRequest, main: SayMain): { text: string; isQuestion: boolean } | undefined {
    const text = bare(request.text);
    const words = text.split(/\s+/).length;
    if (words < MIN_WORDS || words > MAX_WORDS) return undefined;
    const isQuestion = request.text.includes('?');
    const said =
      (isQuestion ? undefined : consequence(text, request, this.#clauses)) ??
      inYourPlace(text, request, this.#clauses) ??
      withOpening(text, request, isQuestion, this.#clauses) ??
      this.#withConjunction(text, request, isQuestion, main) ??
      reportedClause(text, request, isQuestion, this.#clauses) ??
      prepositionalInfinitive(text, request, isQuestion, this.#clauses) ??
      this.#lasting(text, request, isQuestion) ??
      thanks(text, request, this.#clauses) ??
      notMinding(text, request, this.#clauses) ??
      obligation(text, request, this.#clauses) ??
      unrealWish(text, request, this.#clauses) ??
      wish(text, request, isQuestion, this.#clauses) ??
      wishFromOtherLanguage(text, request, isQuestion, this.#clauses) ??
      reportedOrder(text, request, isQuestion, this.#clauses) ??
      help(text, request, isQuestion, this.#clauses) ??
      letMe(text, request, this.#clauses) ??
      withRelativeClause(text, request, isQuestion, this.#clauses, main) ??
      (isQuestion ? undefined : passive(text, request, this.#clauses)) ??
      this.#withInfinitive(text, request, isQuestion, main);
    return said === undefined ? undefined : { text: said, isQuestion };
  }

  /** 'I stay at home when it rains', in both orders. */
  #withConjunction(
    text: string,
    request: ClauseRequest,
    isQuestion: boolean,
    main: SayMain,
  ): string | undefined {
    const { from, to } = request;
    for (const { conjunction: typed, sub, rest, isFirst } of splitAtConjunction(text, from)) {
      const own = withoutExpletiveNot(typed, sub, from);
      const brief = typed === 'if' ? ability(own, from, to) : undefined;
      const behind = brief && !isQuestion ? this.#readMain(rest, from, false, isFirst) : undefined;
      const promise = behind && this.#clauses.write(behind, request);
      if (promise !== undefined)
        return isFirst && to !== 'de'
          ? `${brief}, ${promise}`
          : `${promise}${to === 'de' ? ',' : ''} ${brief}`;
      const typedSub = this.#clauses.read(own, from, 'subordinate');
      const said = typedSub && this.#readMain(rest, from, isQuestion, isFirst);
      // 'I fell while running': the gerund, which was read as the present, has the time of the main clause.
      const possible: Clause | undefined =
        typedSub && typed === 'while' && said?.tense === 'past' ? { ...typedSub, tense: 'past' } : typedSub;
      const read = withSpeakerAsSubject(own, possible, said, from, this.#clauses);
      const expected = read && withExpletiveNot(typed, read, request);
      const subClause = expected && withContrast(expected, said);
      const conjunction = subClause ? intendedConjunction(typed, subClause, from) : typed;
      // 'I am not sure if I can come' is an indirect question, not a condition.
      if (
        conjunction === 'if' &&
        /\b(?:(?:sure|certain|know|wonder|ask|remember)|(?:ask|asked|tell) (?:me|him|her|us|them))$/i.test(
          rest,
        )
      )
        continue;
      if (
        !subClause ||
        subClause.isQuestion ||
        subClause.modal === 'imperative' ||
        subClause.modal === 'lets'
      )
        continue;
      const mainClause = said && asPromised(conjunction, said, from, to, subClause);
      // 'If the milk is bad, don't drink it': 'it' takes the gender of 'milk'.
      const [one, other] = isFirst ? [subClause, mainClause] : [mainClause, subClause];
      const thing = one && other && from === 'en' ? thingIn(one.fillings, one.subject) : undefined;
      const about = thing && changesIt(thing, to) ? { ...request, thing } : request;
      const [subRequest, mainRequest] = isFirst ? [request, about] : [about, request];
      if (isTemporal(conjunction)) {
        const subSaid =
          mainClause &&
          sayTemporal(
            conjunction,
            withoutExpletiveNegation(conjunction, subClause, request.from),
            mainClause,
            subRequest,
            this.#clauses,
          );
        const isEvent = request.to === 'es' && mainClause?.tense === 'past' && conjunction !== 'since';
        const before =
          mainClause &&
          subSaid &&
          this.#clauses.write(isEvent ? asSingleEvent(mainClause) : mainClause, mainRequest);
        if (before === undefined || subSaid === undefined) continue;
        if (!isFirst || to === 'de') return `${before}${to === 'de' ? ',' : ''} ${subSaid}`;
        if (!isQuestion) return `${subSaid}, ${before}`;
        continue;
      }
      // 'My throat hurts when I swallow' is said by a pattern.
      const isHabit =
        !mainClause && conjunction === 'when' && subClause.tense === 'present' && HURTING[from].test(rest);
      const ahead = whatLiesAhead(conjunction, subClause);
      const mood = isHabit
        ? undefined
        : moodAfterConjunction(conjunction, ahead ?? subClause, mainClause, to);
      if (mood === null) continue;
      const isPastEvent = conjunction === 'when' && subClause.tense === 'past' && mood === undefined;
      const lead =
        request.to === 'de' && isPastEvent && !subClause.modal
          ? 'als'
          : CONJUNCTIONS[request.to][conjunction][0]!;
      const isSingleEvent = isPastEvent || (conjunction === 'while' && subClause.tense === 'past');
      const done = isOnce(conjunction) ? completed(subClause, to) : undefined;
      const subSaid = writeSubordinate(
        this.#clauses,
        done ?? ahead ?? subClause,
        subRequest,
        lead,
        // 'If it rains tomorrow': English has no future here.
        done
          ? undefined
          : to === 'en' && (COMING.has(conjunction) || conjunction === 'unless')
            ? (mood ?? 'future')
            : mood,
        isSingleEvent || done !== undefined,
      );
      const whole = mainClause ? undefined : main(isQuestion ? `${rest}?` : rest);
      const mainSaid = mainClause
        ? this.#clauses.write(
            isSingleEvent ? lasting(asSingleEvent(mainClause), subClause, request.to) : mainClause,
            mainRequest,
          )
        : whole && lowered(bare(whole));
      if (subSaid === undefined || mainSaid === undefined || (isSingleEvent && !mainClause)) continue;
      // In German the main clause comes first, because after a subordinate clause its word order changes.
      if (!isFirst || request.to === 'de') {
        const comma = request.to === 'de' ? ',' : '';
        return `${mainSaid}${comma} ${subSaid}`;
      }
      return isQuestion ? undefined : `${subSaid}, ${mainSaid}`;
    }
    return undefined;
  }

  /** 'Hace dos años que vivo aquí', 'ça fait deux ans que j'habite ici'. */
  #lasting(text: string, request: ClauseRequest, isQuestion: boolean): string | undefined {
    const parts = LASTING[request.from]?.read.exec(text);
    if (!parts) return undefined;
    const clause = this.#clauses.read(
      `${parts[2]} ${LASTING[request.from]!.since} ${parts[1]}${isQuestion ? '?' : ''}`,
      request.from,
    );
    return clause?.isQuestion === isQuestion ? this.#clauses.write(clause, request) : undefined;
  }

  /** The main clause. After a subordinate clause, German gives it the word order of a question. */
  #readMain(text: string, from: LanguageCode, isQuestion: boolean, isSecond: boolean): Clause | undefined {
    const kind = text.includes(' ') ? 'main' : 'brief';
    if (from !== 'de' || !isSecond) return this.#clauses.read(isQuestion ? `${text}?` : text, from, kind);
    const read = this.#clauses.read(`${text}?`, from);
    if (read) return { ...read, isQuestion };
    // 'Wenn du Zeit hast, ruf mich an'.
    const order = isQuestion ? undefined : this.#clauses.read(text, from, kind);
    return order?.modal === 'imperative' ? order : undefined;
  }

  /** 'I went out to buy milk', 'It is hard to say', 'too tired to go out'. */
  #withInfinitive(
    text: string,
    request: ClauseRequest,
    isQuestion: boolean,
    main: SayMain,
  ): string | undefined {
    if (request.from !== 'en' || request.to === 'en') return undefined;
    for (const split of splitInfinitives(isQuestion ? this.#clauses.withOpeningLast(text) : text)) {
      const said = this.#joinInfinitive(split, request, isQuestion, main);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  #joinInfinitive(
    { first, tokens, subject, links, said: known }: Infinitive,
    request: ClauseRequest,
    isQuestion: boolean,
    main: SayMain,
  ): string | undefined {
    const to = request.to as Exclude<LanguageCode, 'en'>;
    const opening = known?.[to];
    const lead = typeof opening === 'object' ? opening[request.register] : opening;
    const done = this.#clauses.readInfinitive(tokens, subject);
    const whole = done && (lead ?? main(isQuestion ? `${first}?` : first));
    const infinitive = whole && this.#clauses.writeInfinitive(done, request);
    if (!infinitive) return undefined;
    const link = links[to];
    if (to === 'de') {
      const said = bare(whole).replace(/\bfertig$/, 'bereit');
      const isShort = link === '' && infinitive.split(' ').length < 3;
      return `${said}${isShort ? '' : ','} ${[link, infinitive].filter(Boolean).join(' ')}`;
    }
    // 'Vengono a trovarci'.
    if (to === 'it' && link === 'a' && infinitive.startsWith('venire a '))
      return `${bare(whole)} ${infinitive.slice('venire '.length)}`;
    return `${bare(whole).replace(/\b(?:(pas )de|du) temps$/, '$1le temps')} ${linked(link, infinitive, to)}`;
  }
}

const isOnce = (conjunction: string): boolean => conjunction === 'when' || conjunction === 'as-soon-as';

/** 'As soon as I have finished': 'dès que j'ai fini', 'appena ho finito', 'sobald ich fertig bin'. */
function completed(clause: Clause, to: LanguageCode): Clause | undefined {
  const { verb, tense, modal } = clause;
  if (!/^finish\b/.test(verb.en) || tense !== 'present' || modal) return undefined;
  if (to === 'de') return { ...clause, verb: { ...verb, de: verb.de.replace(/werden$/, 'sein') } };
  return to === 'fr' || to === 'it' ? { ...clause, tense: 'past' } : undefined;
}

/** 'When I was young, I lived in Paris' describes a period, not an event. */
function lasting(mainClause: Clause, subClause: Clause, to: LanguageCode): Clause {
  const isLong = /^(?:live|work|study|play)\b/.test(mainClause.verb.en) && subClause.verb.state === true;
  if (!isLong || to === 'en' || to === 'de') return mainClause;
  const { isSingleEvent: _, ...own } = mainClause;
  return { ...own, isFormer: true };
}
