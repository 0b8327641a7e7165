import type { Token } from '../../normalize.ts';
import type { Modal } from './clause.ts';
import type { Subject } from './person.ts';
import { CLITICS } from './pronouns.ts';
import type { Reading } from './reading.ts';
import { infinitivePhrases, withClitics } from './romance-phrases.ts';
import type { Romance } from './romance-words.ts';
import type { FormReading, VerbPhrases } from './verb-phrases.ts';

export type Group = Omit<Reading, 'isQuestion' | 'questionWord'>;

const USUALLY: Readonly<Record<string, 'usually'>> = { soler: 'usually' };
const AGAIN: Readonly<Record<string, 'again'>> = { volver: 'again' };

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
  // 'Suelo levantarme', 'vuelvo a llamar': Spanish verbs for how often.
  const habit =
    language === 'es' ? (next.folded === 'a' ? AGAIN[infinitive] : USUALLY[infinitive]) : undefined;
  if (habit)
    for (const phrase of infinitivePhrases(
      next.folded === 'a' ? others : rest,
      clitics,
      'es',
      verbs,
      base.subject,
    ))
      yield { ...base, impliedAdverbial: habit, phrase };
  if (language === 'es' && isPresent && infinitive === 'seguir') {
    for (const doing of verbs.readForm(next, 'es')) {
      if (doing.form !== 'gerund') continue;
      for (const phrase of withClitics(doing.infinitive, clitics, others, 'es', base.subject))
        yield { ...base, isProgressive: true, impliedAdverbial: 'still', phrase };
    }
  }
  if (language === 'es' && isPresent && infinitive === 'llevar') {
    for (const doing of verbs.readForm(next, 'es')) {
      if (doing.form !== 'gerund') continue;
      for (const phrase of withClitics(doing.infinitive, clitics, others, 'es', base.subject))
        yield { ...base, tense: 'past', isPerfect: true, phrase };
    }
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
  if (!person || clitics.length !== 1 || form.person !== 2) return;
  if (person.person === 2) return;
  const modal: Modal = form.form === 'conditional' ? 'would-like' : 'like';
  const subject: Subject = { person: person.person, gender: undefined };
  for (const phrase of infinitivePhrases(rest, [], language, verbs, subject)) {
    yield {
      subject,
      modal,
      tense: form.form === 'conditional' || form.form === 'present' ? 'present' : 'past',
      isProgressive: false,
      isNegated,
      phrase,
    };
  }
}
