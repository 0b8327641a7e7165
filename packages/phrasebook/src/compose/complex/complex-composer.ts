import type { LanguageCode } from '../../languages.ts';
import { whenOf } from '../clause/adverbials.ts';
import { linked } from '../clause/chains.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import type { Romance } from '../clause/romance-words.ts';
import type { Mood } from '../verbs/verb-forms.ts';
import { consequence } from './consequence.ts';
import { inYourPlace } from './in-your-place.ts';
import { type Infinitive, splitInfinitives } from './infinitives.ts';
import { asPromised, intendedConjunction, sameSpeaker } from './interpretation.ts';
import { CONJUNCTIONS, MATRICES, type Matrix, THAT, WHETHER } from './matrix.ts';
import { notMinding } from './not-minding.ts';
import { obligation } from './obligation.ts';
import { passive } from './passive.ts';
import { prepositionalInfinitive } from './prepositional-infinitive.ts';
import { withRelativeClause } from './relative.ts';
import { asSingleEvent, writeSubordinate } from './subordinate-clause.ts';
import {
  moodOf,
  splitAtConjunction,
  withExpletiveNot,
  withoutExpletiveNot,
} from './subordinating-conjunctions.ts';
import { isTemporal, sayTemporal, withoutExpletiveNegation } from './temporal.ts';
import { thanks } from './thanks.ts';
import { mindQuestion, unrealWish } from './unreal-wishes.ts';
import { help, letMe, reportedOrder, wish } from './wishes.ts';
import { wishFromOtherLanguage } from './wishes-from-other-languages.ts';

/** Translates a simple clause by any means, as a sentence with a capital. */
type SayMain = (text: string) => string | undefined;

/** Texts that may contain a verb with a subordinate clause. */
const MATRIX_HINT: Record<LanguageCode, RegExp> = {
  en: /\b(?:think|thinks|thought|believe|know|knows|knew|hope|hopes|said|says|say|told|tell|tells|ask|asked|heard|hear|see|saw|noticed|realized?|understand|forgot|forget|remember|let me know|sure|certain|glad|happy|afraid|wonder|pleased)\b/i,
  es: /(?<!\p{L})(?:que|si|d[oó]nde|cu[aá]ndo|c[oó]mo|qu[eé]|por qu[eé])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:que|qu|si|o[uù]|quand|comment|pourquoi|s)(?!\p{L})/iu,
  de: /,\s*(?:dass|ob|wo|wann|wie|was|warum|wohin)\b/i,
  it: /(?<!\p{L})(?:che|se|dove|quando|come|perch[eé]|cosa)(?!\p{L})/iu,
};
const INTERROGATIVE_OPENERS: Record<LanguageCode, RegExp> = {
  en: /^(?:where|when|why|how|what)\b/i,
  es: /^(?:a ?d[oó]nde|d[oó]nde|cu[aá]ndo|por qu[eé]|c[oó]mo|qu[eé]|a qu[eé]|cu[aá]nto)(?!\p{L})/iu,
  fr: /^(?:où|ou|quand|pourquoi|comment|ce qu|à quelle|combien)/i,
  de: /^(?:wo|wann|warum|wie|was|wohin|um wie)\b/i,
  it: /^(?:dove|quando|perch[eé]|come|cosa|che cosa|a che|quanto)/i,
};

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
      this.#withConjunction(text, request, isQuestion, main) ??
      this.#reported(text, request, isQuestion) ??
      prepositionalInfinitive(text, request, isQuestion, this.#clauses) ??
      this.#lasting(text, request) ??
      thanks(text, request, this.#clauses) ??
      notMinding(text, request, this.#clauses) ??
      obligation(text, request, this.#clauses) ??
      unrealWish(text, request, this.#clauses) ??
      mindQuestion(text, request, this.#clauses) ??
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
      const possible = this.#clauses.read(own, from, 'subordinate');
      const said = possible && this.#readMain(rest, from, isQuestion, isFirst);
      const read = sameSpeaker(own, possible, said, from, this.#clauses);
      const subClause = read && withExpletiveNot(typed, read, request);
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
      const mainClause = said && asPromised(conjunction, said, from, to);
      if (isTemporal(conjunction)) {
        const subSaid =
          mainClause &&
          sayTemporal(
            conjunction,
            withoutExpletiveNegation(conjunction, subClause, request.from),
            mainClause,
            request,
            this.#clauses,
          );
        const isEvent = request.to === 'es' && mainClause?.tense === 'past' && conjunction !== 'since';
        const before =
          mainClause &&
          subSaid &&
          this.#clauses.write(isEvent ? asSingleEvent(mainClause) : mainClause, request);
        if (before === undefined || subSaid === undefined) continue;
        if (!isFirst || to === 'de') return `${before}${to === 'de' ? ',' : ''} ${subSaid}`;
        if (!isQuestion) return `${subSaid}, ${before}`;
        continue;
      }
      // 'My throat hurts when I swallow' is said by a pattern.
      const isHabit =
        !mainClause && conjunction === 'when' && subClause.tense === 'present' && HURTING[from].test(rest);
      const mood = isHabit ? undefined : moodOf(conjunction, subClause, mainClause, to);
      if (mood === null) continue;
      const isPastEvent = conjunction === 'when' && subClause.tense === 'past' && mood === undefined;
      const lead =
        request.to === 'de' && isPastEvent && !subClause.modal
          ? 'als'
          : CONJUNCTIONS[request.to][conjunction][0]!;
      const isSingleEvent = isPastEvent || (conjunction === 'while' && subClause.tense === 'past');
      const subSaid = writeSubordinate(this.#clauses, subClause, request, lead, mood, isSingleEvent);
      const whole = mainClause ? undefined : main(isQuestion ? `${rest}?` : rest);
      const mainSaid = mainClause
        ? this.#clauses.write(
            isSingleEvent ? lasting(asSingleEvent(mainClause), subClause, request.to) : mainClause,
            request,
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
  #lasting(text: string, request: ClauseRequest): string | undefined {
    const parts = LASTING[request.from]?.read.exec(text);
    if (!parts) return undefined;
    const clause = this.#clauses.read(
      `${parts[2]} ${LASTING[request.from]!.since} ${parts[1]}`,
      request.from,
    );
    return clause && !clause.isQuestion ? this.#clauses.write(clause, request) : undefined;
  }

  /** The main clause. After a subordinate clause, German gives it the word order of a question. */
  #readMain(text: string, from: LanguageCode, isQuestion: boolean, isSecond: boolean): Clause | undefined {
    const kind = text.includes(' ') ? 'main' : 'brief';
    if (from !== 'de' || !isSecond) return this.#clauses.read(isQuestion ? `${text}?` : text, from, kind);
    const read = this.#clauses.read(`${text}?`, from);
    return read && { ...read, isQuestion };
  }

  /** 'He told me that he was tired', 'I don't know where he lives'. */
  #reported(text: string, request: ClauseRequest, isQuestion: boolean): string | undefined {
    const { from, to } = request;
    if (!MATRIX_HINT[from].test(text)) return undefined;
    const words = text
      .replace(/^let me know (?=if|whether|when|where|what|how|why)/i, 'tell me ')
      .split(/\s+/);
    for (let at = 1; at < words.length - 1; at += 1) {
      const first = words.slice(0, at).join(' ').replace(/,$/, '');
      const opened = openerOf(words.slice(at).join(' '), from);
      if (!opened) continue;
      const matrix = this.#clauses.read(isQuestion ? `${first}?` : first, from, 'matrix');
      const entry = matrix && MATRICES.find(({ verb }) => verb === matrix.verb);
      if (!matrix || !entry || !canTake(entry, matrix, opened.kind, from)) continue;
      const subClause = this.#clauses.read(
        opened.text,
        from,
        opened.kind === 'interrogative' ? 'indirect-question' : 'subordinate',
      );
      if (!subClause || (opened.kind !== 'interrogative' && subClause.isQuestion)) continue;
      if (subClause.modal === 'imperative' || subClause.modal === 'lets') continue;
      // 'He told me that he lost it' would need the past perfect in the other languages.
      if (
        matrix.tense === 'past' &&
        subClause.tense === 'past' &&
        !subClause.verb.state &&
        !subClause.isProgressive
      )
        continue;
      if (subClause.modal === 'would' && to === 'it') continue;
      // 'Credo che pioverà': the future needs no subjunctive.
      const isItalianFuture = to === 'it' && subClause.tense === 'future';
      const mood = opened.kind === 'that' && !isItalianFuture ? moodBehind(entry, matrix, to) : undefined;
      if (mood && subClause.modal === 'would') continue;
      const link = opened.kind === 'that' && to !== 'en' && to !== 'de' ? (entry.link?.[to] ?? '') : '';
      const lead =
        opened.kind === 'interrogative'
          ? ''
          : opened.kind === 'whether'
            ? [to === 'es' ? (entry.link?.es ?? '') : '', WHETHER[to]].filter(Boolean).join(' ')
            : [link, THAT[to]].filter(Boolean).join(' ');
      // 'J'espère qu'il ne va pas pleuvoir demain': French says the future.
      const isHoped = to === 'fr' && entry.verb.en === 'hope' && subClause.adverbials.some(isFuture);
      const coming: Clause = isHoped && !subClause.modal ? { ...subClause, tense: 'future' } : subClause;
      const sub = writeSubordinate(this.#clauses, coming, request, lead, mood);
      const said = sub && this.#clauses.write(matrix, request);
      if (said) return to === 'de' ? `${said}, ${sub}` : `${said} ${sub}`;
    }
    return undefined;
  }

  /** 'I went out to buy milk', 'It is hard to say', 'too tired to go out'. */
  #withInfinitive(
    text: string,
    request: ClauseRequest,
    isQuestion: boolean,
    main: SayMain,
  ): string | undefined {
    if (request.from !== 'en' || request.to === 'en') return undefined;
    for (const split of splitInfinitives(text)) {
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
    return `${bare(whole).replace(/\bpas de temps$/, 'pas le temps')} ${linked(link, infinitive, to)}`;
  }
}

const isFuture = (adverbial: Clause['adverbials'][number]): boolean => whenOf(adverbial) === 'future';

/** 'When I was young, I lived in Paris' describes a period, not an event. */
function lasting(mainClause: Clause, subClause: Clause, to: LanguageCode): Clause {
  const isLong = /^(?:live|work|study|play)\b/.test(mainClause.verb.en) && subClause.verb.state === true;
  if (!isLong || to === 'en' || to === 'de') return mainClause;
  const { isSingleEvent: _, ...own } = mainClause;
  return { ...own, isFormer: true };
}

interface Opened {
  kind: 'that' | 'whether' | 'interrogative';
  text: string;
}

/** The clause after 'I know' and its first word. In English 'that' can be left out. */
function openerOf(text: string, language: LanguageCode): Opened | undefined {
  const that = { en: /^that /i, es: /^(?:de )?que /i, fr: /^(?:que |qu['’])/i, de: /^dass /i, it: /^che /i }[
    language
  ];
  const lead = that.exec(text);
  if (lead && !(language === 'it' && INTERROGATIVE_OPENERS.it.test(text)))
    return { kind: 'that', text: text.slice(lead[0].length) };
  const whether = {
    en: /^(?:if|whether) /i,
    es: /^si /i,
    fr: /^(?:si |s['’](?=il))/i,
    de: /^ob /i,
    it: /^se /i,
  }[language];
  const asks = whether.exec(text);
  if (asks) return { kind: 'whether', text: text.slice(asks[0].length) };
  if (INTERROGATIVE_OPENERS[language].test(text))
    return { kind: 'interrogative', text: text.replace(/^ce qu(?:e |['’])/i, 'que ') };
  return language === 'en' ? { kind: 'that', text } : undefined;
}

function canTake(entry: Matrix, matrix: Clause, kind: Opened['kind'], from: LanguageCode): boolean {
  const isQuestion = kind !== 'that';
  if (entry.takes !== 'either' && (entry.takes === 'question') !== isQuestion) return false;
  if (matrix.questionWord !== undefined || matrix.modal === 'would') return false;
  // 'I think ...' is handled as an opinion.
  const isOpinion = entry.verb.en === 'think' && matrix.subject.person === 0 && matrix.tense === 'present';
  return !(isOpinion && !matrix.isNegated && !matrix.isQuestion && from === 'en');
}

function moodBehind(entry: Matrix, matrix: Clause, to: LanguageCode): Mood | undefined {
  const language = to as Romance;
  const isSubjunctive =
    entry.subjunctive?.includes(language) ||
    (matrix.isNegated && entry.subjunctiveIfNegated?.includes(language));
  if (!isSubjunctive) return undefined;
  // 'Credevo che fossi al lavoro', 'tenía miedo de que estuvieras enfermo'.
  return matrix.tense === 'past' && language !== 'fr' ? 'unreal' : 'subjunctive';
}
