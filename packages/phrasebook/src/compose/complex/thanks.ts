import type { LanguageCode } from '../../languages.ts';
import { tokenize } from '../../normalize.ts';
import { linked } from '../clause/chains.ts';
import type { Clause } from '../clause/clause.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import type { Subject } from '../clause/person.ts';
import { gerundPhrase } from './prepositional-infinitive.ts';
import { writeSubordinate } from './subordinate-clause.ts';

/** The words of thanks before a gerund, an infinitive or, in German, a clause. */
const THANKS: Record<LanguageCode, RegExp> = {
  en: /^(?:thank you|thanks)(?: so much| very much| a lot)? for (?=[a-z]+ing\b)/i,
  es: /^(?:muchas |mil )?gracias por (?=\p{L}+r(?:me|nos|lo|la|te|se)?\b)/iu,
  fr: /^merci (?:beaucoup )?(?:d['’]|de |pour )/i,
  de: /^(?:vielen dank|danke(?: schön| sehr)?|danke),? dass (?=(?:du|sie) )/i,
  it: /^(?:molte grazie|grazie(?: mille| tante)?) (?:per|di) (?=\p{L}+r)/iu,
};
const YOU: Subject = { person: 1, gender: undefined };

/** 'Thank you for helping me': what the person thanked has done. */
export function thanks(text: string, request: ClauseRequest, clauses: ClauseComposer): string | undefined {
  const { from, to } = request;
  const lead = THANKS[from].exec(text);
  if (!lead) return undefined;
  const deed = text.slice(lead[0].length);
  const done =
    from === 'de'
      ? simplePresent(clauses.read(deed.replace(/^sie /, 'Sie '), 'de', 'subordinate'))
      : clauses.readInfinitive(tokenize(deed, from), YOU, from);
  if (!done || done.isNegated) return undefined;
  if (to === 'de') {
    const said = writeSubordinate(clauses, { ...done, tense: 'past' }, request, 'dass', undefined);
    return said && `danke, ${said}`;
  }
  if (to === 'en') return gerundPhrase('thank you for', done, request, clauses);
  // 'Merci d'être venu', 'grazie per avermi aiutato'.
  const isDone = to === 'fr' || to === 'it';
  const said = clauses.writeInfinitive(isDone ? { ...done, isPastPerfect: true } : done, request);
  if (said === undefined) return undefined;
  if (to === 'fr') return linked('merci de', said, 'fr');
  return `${{ es: 'gracias', it: 'grazie' }[to]} ${{ es: 'por', it: 'per' }[to]} ${said}`;
}

/** The clause about 'you' in the simple present, whatever its tense was. */
function simplePresent(clause: Clause | undefined): Clause | undefined {
  const isYours = clause?.subject.person === 1 && !clause.modal && clause.tense !== 'future';
  return isYours ? { ...clause, subject: YOU, tense: 'present', isProgressive: false } : undefined;
}
