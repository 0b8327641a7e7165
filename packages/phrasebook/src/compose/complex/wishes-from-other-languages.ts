import type { LanguageCode } from '../../languages.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import type { Subject } from '../clause/person.ts';
import { pronoun } from '../clause/pronouns.ts';
import { sayNounSubject } from '../clause/write/writing.ts';
import { THAT } from './matrix.ts';
import { writeSubordinate } from './subordinate-clause.ts';

/** 'Quiero que vengas', 'je veux que tu viennes': the verb of the wish, before what someone else should do. */
const WISH: Record<Exclude<LanguageCode, 'en'>, RegExp> = {
  es: /^((?:no )?(?:quiero|quieres|queremos)) que (.+)$/i,
  fr: /^((?:je (?:ne )?veux|tu (?:ne )?veux|on (?:ne )?veut|nous (?:ne )?voulons|vous (?:ne )?voulez)(?: pas)?) qu(?:e |['’])(.+)$/i,
  de: /^((?:ich (?:will|möchte)|(?:willst|möchtest) du|wir (?:wollen|möchten)|(?:wollen|möchten) Sie)(?: nicht)?), dass (.+)$/i,
  it: /^((?:non )?(?:voglio|vuoi|vogliamo)) che (.+)$/i,
};
const WANT = { en: 'want', es: 'querer', fr: 'vouloir', de: 'möchten', it: 'volere', state: true } as const;

const whom = (subject: Subject): string =>
  sayNounSubject(subject, { language: 'en', register: 'casual', speaker: undefined }) ??
  pronoun({ person: subject.person, gender: subject.gender }, 'acc', 'en', 'casual');

/** What somebody wants another to do, said in another language than English. */
export function wishFromOtherLanguage(
  text: string,
  request: ClauseRequest,
  isQuestion: boolean,
  clauses: ClauseComposer,
): string | undefined {
  const { from, to } = request;
  const parts = from === 'en' ? null : WISH[from].exec(text);
  if (!parts || from === 'en') return undefined;
  const first = parts[1]!.replace(/möchte/i, 'will').replace(/möcht/i, 'woll');
  const matrix = clauses.read(isQuestion ? `${first}?` : first, from, 'matrix');
  const subClause = clauses.read(parts[2]!, from, 'subordinate');
  if (matrix?.verb.en !== 'want' || !subClause || subClause.isQuestion || subClause.tense !== 'present')
    return undefined;
  if (subClause.modal || subClause.subject.person === matrix.subject.person) return undefined;
  const said = clauses.write({ ...matrix, verb: WANT }, request);
  if (said === undefined) return undefined;
  if (to === 'en') {
    const done = subClause.isNegated ? undefined : clauses.writeInfinitive(subClause, request);
    return done && `${said} ${whom(subClause.subject)} to ${done}`;
  }
  const sub = writeSubordinate(
    clauses,
    subClause,
    request,
    THAT[to],
    to === 'de' ? undefined : 'subjunctive',
  );
  return sub && (to === 'de' ? `${said}, ${sub}` : `${said} ${sub}`);
}
