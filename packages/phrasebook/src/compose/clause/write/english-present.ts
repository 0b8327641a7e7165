import { patternsOf } from '../../grammar-facts.ts';
import { whenOf } from '../adverbials.ts';
import type { Clause } from '../clause.ts';

/** Activities that are going on: 'leggo un libro' is 'I am reading a book'. */
const ACTIVITY = patternsOf('activity').en;
/** Offers: 'te ayudo' is 'I'll help you'. */
const SERVICE = patternsOf('service').en;
const PROMISED = patternsOf('promised').en;

/** Decisions about a thing: 'ich nehme das' is 'I'll take this'. */
const CHOICE = patternsOf('choice').en;

const isOften = (clause: Clause): boolean =>
  clause.adverbials.some(
    (adverbial) =>
      whenOf(adverbial) === 'habit' ||
      (adverbial.kind === 'entry' && adverbial.entry.kind === 'mid' && adverbial.entry.en !== 'still'),
  );

/**
 * The English form for the simple present of another language. That tense also covers what is going on (English
 * progressive) and what somebody is about to do (English future).
 */
export function presentAspect(clause: Clause): 'progressive' | 'future' | undefined {
  const { verb, tense, modal, subject, fillings, subordinate, isNegated, isQuestion, questionWord } = clause;
  if (tense !== 'present' || modal || subordinate || verb.state || verb.perception || clause.chained)
    return undefined;
  if (isOften(clause)) return undefined;
  const object = fillings.get('x');
  if (/^(?:rain|snow)$/.test(verb.en)) return 'progressive';
  if (questionWord === 'where' && /^(?:go|walk|drive|run)\b/.test(verb.en)) return 'progressive';
  const isActivity = ACTIVITY.test(verb.en) || verb.en === 'do {x}';
  if (object?.kind === 'pronoun' && object.object.isInterrogative && isActivity) return 'progressive';
  if (questionWord !== undefined) return undefined;
  // 'No salgo (esta noche)': a plan, not a habit.
  const isPlanned = clause.adverbials.some(
    (one) => one.kind === 'time' || one.kind === 'date' || /^(?:today|future)$/.test(whenOf(one) ?? ''),
  );
  // 'Quedo con Ana' is agreed on, too.
  const isAgreed = /^meet \{x\}/.test(verb.en);
  if (verb.planned && (isPlanned || isAgreed || (isNegated && !isQuestion))) return 'progressive';
  // 'Der Wasserhahn tropft schon wieder' is going on now.
  const goingOn = verb.subject === 'things' ? /^(?:still|again)$/ : /^still$/;
  if (clause.adverbials.some((one) => one.kind === 'entry' && goingOn.test(one.entry.en)))
    return 'progressive';
  const isOwn = subject.person === 0 || subject.person === 3;
  const isToYou = [...fillings.values()].some(
    (filling) => filling.kind === 'pronoun' && filling.object.person === 1 && !filling.object.isNeuter,
  );
  if (isOwn && isToYou && !isNegated && !isQuestion && SERVICE.test(verb.en)) return 'future';
  const isNamed =
    object === undefined
      ? / (?:an?|the|my|dinner|lunch|breakfast)\b/.test(verb.en)
      : object.kind === 'noun' && object.phrase.determiner !== 'bare';
  if (isNamed && (ACTIVITY.test(verb.en) || verb.ongoing)) return 'progressive';
  const isChosen =
    object?.kind === 'pronoun' &&
    (object.object.isNeuter || object.object.isDemonstrative) &&
    CHOICE.test(verb.en);
  if (isOwn && isChosen && !isNegated && !isQuestion) return 'future';
  return subject.person === 0 && PROMISED.test(verb.en) && !isNegated && !isQuestion ? 'future' : undefined;
}

/** 'Pick you up': a pronoun stands before the particle of its verb. */
export const withinParticle = (head: string, rest: string): string =>
  head === 'get'
    ? rest
    : rest.replace(/^(up|off|on|out|back|away|down) (me|you|him|her|it|us|them)\b/, '$2 $1');
