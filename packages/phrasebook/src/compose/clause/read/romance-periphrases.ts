import type { Token } from '../../../normalize.ts';
import type { FormReading, VerbPhrases } from '../../verbs/verb-phrases.ts';
import type { Modal } from '../clause.ts';
import type { Subject } from '../person.ts';
import { CLITICS } from '../pronouns.ts';
import type { Romance } from '../romance-words.ts';
import { type Reading, word } from './reading.ts';
import { infinitivePhrases, withClitics } from './romance-phrases.ts';

export type Group = Omit<Reading, 'isQuestion' | 'questionWord'>;

/** Spanish verbs before a gerund: 'sigo trabajando', 'llevo dos años aprendiendo'. */
const BEFORE_GERUND: Readonly<Record<string, Partial<Group>>> = {
  seguir: { isProgressive: true, impliedAdverbial: 'still' },
  llevar: { tense: 'past', isPerfect: true },
};

/** 'Acabo de llegar', 'je viens d'arriver', 'llevo dos años aprendiendo inglés'. */
export function* readPeriphrases(
  infinitive: string,
  base: Omit<Group, 'phrase'>,
  clitics: readonly string[],
  rest: readonly Token[],
  language: Romance,
  verbs: VerbPhrases,
): Generator<Group> {
  const [next, ...others] = rest;
  if (!next) return;
  const isPresent = base.tense === 'present';
  const isRecentPast =
    isPresent && /^de?$/.test(next.folded) && infinitive === { es: 'acabar', fr: 'venir', it: '' }[language];
  if (isRecentPast && !base.isNegated) {
    for (const phrase of infinitivePhrases(others, clitics, language, verbs, base.subject))
      yield { ...base, tense: 'past', isRecentPast: true, phrase };
  }
  if (language !== 'es') return;
  // 'Suelo levantarme', 'vuelvo a llamar': verbs for how often.
  if (infinitive === 'volver' && next.folded === 'a') {
    for (const phrase of infinitivePhrases(others, clitics, 'es', verbs, base.subject))
      yield { ...base, impliedAdverbial: 'again', phrase };
  }
  if (infinitive === 'soler') {
    for (const phrase of infinitivePhrases(rest, clitics, 'es', verbs, base.subject))
      yield { ...base, impliedAdverbial: 'usually', phrase };
  }
  const meaning = isPresent ? BEFORE_GERUND[infinitive] : undefined;
  if (!meaning) return;
  for (const { infinitive: doing, form } of verbs.readForm(next, 'es')) {
    if (form !== 'gerund') continue;
    for (const phrase of withClitics(doing, clitics, others, 'es', base.subject))
      yield { ...base, ...meaning, phrase };
  }
}

export function* readLiking(
  form: FormReading,
  clitics: readonly string[],
  rest: readonly Token[],
  language: Romance,
  verbs: VerbPhrases,
  isNegated: boolean,
): Generator<Group> {
  const [who] = clitics;
  const person = who === undefined ? undefined : CLITICS[language].get(who);
  if (!person || person.person === 2 || clitics.length !== 1 || form.person % 3 !== 2) return;
  const modal: Modal = form.form === 'conditional' ? 'would-like' : 'like';
  const subject: Subject = { person: person.person, gender: undefined };
  const tense = form.form === 'conditional' || form.form === 'present' ? 'present' : 'past';
  const isImperfect = form.form === 'imperfect' ? ({ isImperfect: true } as const) : {};
  const base = { subject, tense, isProgressive: false, isNegated, ...isImperfect } as const;
  if (form.person === 2)
    for (const phrase of infinitivePhrases(rest, [], language, verbs, subject))
      yield { ...base, modal, phrase };
  // 'Nos gustó la película'.
  if (form.form !== 'conditional' && rest.length > 0)
    yield { ...base, modal: undefined, phrase: [word(form.infinitive), ...rest] };
}
