import { tokenize } from '../../normalize.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { tablesOf } from '../grammar-facts.ts';
import { conjugate } from '../verbs/conjugation.ts';
import type { ComplexText } from './complex-text.ts';
import { asSingleEvent, writeSubordinate } from './subordinate-clause.ts';

const PRESENT_PARTICIPLES = tablesOf('presentParticiples').fr;

/** 'He broke his arm skiing': what happened, and the gerund that says during what. Read in English only. */
export function gerundClause({ text, request, isQuestion, clauses }: ComplexText): string | undefined {
  const { from, to } = request;
  if (from !== 'en' || isQuestion) return undefined;
  const words = text.split(/\s+/);
  for (let at = words.length - 1; at > 1; at -= 1) {
    if (!words[at]!.endsWith('ing')) continue;
    const mainClause = clauses.read(words.slice(0, words[at - 1] === 'while' ? at - 1 : at).join(' '), 'en');
    if (!mainClause?.verb.mishap || mainClause.tense !== 'past' || mainClause.modal) continue;
    const { person, gender } = mainClause.subject;
    const done = clauses.readInfinitive(tokenize(words.slice(at).join(' '), 'en'), { person, gender }, 'en');
    if (!done || done.isNegated || done.adverbials.length > 0) continue;
    const both =
      to === 'de'
        ? germanPair(done, mainClause, request, clauses)
        : romancePair(done, mainClause, request, clauses);
    if (both) return both;
  }
  return undefined;
}

function romancePair(
  done: Clause,
  mainClause: Clause,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const to = request.to as 'es' | 'fr' | 'it';
  const said = clauses.write(to === 'es' ? asSingleEvent(mainClause) : mainClause, request);
  const infinitive = clauses.writeInfinitive(done, request);
  const gerund = infinitive && asGerund(infinitive, to);
  return said && gerund && `${said} ${gerund}`;
}

/** 'Ich habe mir die Hand beim Kochen verbrannt', but 'er hat sich den Arm gebrochen, als er vom Fahrrad gefallen ist'. */
function germanPair(
  done: Clause,
  mainClause: Clause,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const infinitive = clauses.writeInfinitive(done, request, true);
  if (infinitive === undefined) return undefined;
  if (/^(?:\p{Lu}\p{Ll}+ )?\p{Ll}+$/u.test(infinitive)) {
    const noun = infinitive.charAt(0).toUpperCase() + infinitive.slice(1).replace(' ', '');
    const entry = { en: noun, es: noun, fr: noun, de: `beim ${noun}`, it: noun };
    const adverbials = [...mainClause.adverbials, { kind: 'entry' as const, entry, isFirst: false }];
    return clauses.write({ ...mainClause, adverbials }, request);
  }
  const { subject } = mainClause;
  // A named subject would need a pronoun, whose gender is unknown here.
  if (subject.phrase || subject.word) return undefined;
  const said = clauses.write(mainClause, request);
  const during = writeSubordinate(clauses, { ...done, subject, tense: 'past' }, request, 'als', undefined);
  return said && during && `${said}, ${during}`;
}

/** An infinitive with its pronouns, and what its verb is without them. */
const INFINITIVE: Readonly<Record<'es' | 'fr' | 'it', RegExp>> = {
  es: /^()(\S*?[aeií]r)((?:[mts]e|nos|os|l[aeo]s?)*)(?= |$)/u,
  fr: /^((?:(?:me|te|se|nous|vous|l[ae]s?|y|en) |[mtsl]')*)(\S+)()(?= |$)/u,
  it: /^()(\S*?[aeio]r)e?((?:mi|ti|si|ci|vi|l[aeio])?)(?= |$)/u,
};

/** 'Cayéndose de la bici', 'en tombant de vélo', 'cadendo dalla bici', from the infinitive. */
function asGerund(infinitive: string, to: 'es' | 'fr' | 'it'): string | undefined {
  const found = INFINITIVE[to].exec(infinitive);
  if (!found) return undefined;
  const [whole, before, verb, after] = found as unknown as [string, string, string, string];
  const rest = infinitive.slice(whole.length);
  if (to === 'fr') return `en ${before}${presentParticiple(verb)}${rest}`;
  const { gerund } = conjugate(to === 'it' ? `${verb}e` : verb, to);
  // 'Cayendo', but 'cayéndose'.
  const stressed =
    to === 'es' && after !== '' ? gerund?.replace('ando', 'ándo').replace('endo', 'éndo') : gerund;
  return stressed && stressed + after + rest;
}

/** 'Tombant': the stem of 'nous tombons'. */
const presentParticiple = (verb: string) =>
  PRESENT_PARTICIPLES[verb] ?? conjugate(verb, 'fr').present[3].replace(/ons$/, 'ant');
