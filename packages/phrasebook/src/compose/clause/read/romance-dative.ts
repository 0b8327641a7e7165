import type { Token } from '../../../normalize.ts';
import { patternsOf, tablesOf } from '../../grammar-facts.ts';
import type { VerbPhrases } from '../../verbs/verb-phrases.ts';
import type { Person, Subject } from '../person.ts';
import { CLITICS } from '../pronouns.ts';
import { type SubjectFinder, word } from './reading.ts';
import type { Group } from './romance-periphrases.ts';
import { infinitivePhrases } from './romance-phrases.ts';

/** 'A mí', 'a lui': the person who likes something, named before the pronoun or instead of it. */
const TONIC = tablesOf<string>('tonic');
const personOf = (text: string): Subject => ({
  person: Number(text[0]) as Person,
  gender: text[1] as 'm' | 'f' | undefined,
});
const TO = tablesOf('toWhom');
const LIKING = patternsOf('liking');

/** The clause after the person whom something pleases: 'a mi hermano le gusta el fútbol', 'a lei piace ballare'. */
export function* readDativeExperiencer(
  tokens: readonly Token[],
  language: 'es' | 'it',
  verbs: VerbPhrases,
  subjects: SubjectFinder,
): Generator<Group> {
  const article = TO[language][tokens[0]?.folded ?? ''];
  if (article === undefined) return;
  const named = article === '' ? tokens.slice(1) : [word(article), ...tokens.slice(1)];
  const tonic = article === '' ? TONIC[language][named[0]?.folded ?? ''] : undefined;
  const persons = [
    ...(tonic ? [{ subject: personOf(tonic), length: 1 }] : []),
    ...subjects(named).filter(({ subject }) => subject.phrase !== undefined),
  ];
  for (const { subject, length } of persons) {
    let rest = named.slice(length);
    const isNegated = rest[0]?.folded === (language === 'es' ? 'no' : 'non');
    if (isNegated) rest = rest.slice(1);
    if (rest[0] && CLITICS[language].has(rest[0].folded)) rest = rest.slice(1);
    const [finite, ...others] = rest;
    if (!finite || others.length === 0 || !LIKING[language].test(finite.folded)) continue;
    for (const { infinitive, form } of verbs.readForm(finite, language)) {
      if (
        !/^(?:gustar|piacere)$/.test(infinitive) ||
        !/^(?:present|imperfect|preterite|conditional)$/.test(form)
      )
        continue;
      const isPast = form === 'imperfect' || form === 'preterite';
      const tense = isPast ? ('past' as const) : ('present' as const);
      const base = { subject, tense, isProgressive: false, isNegated } as const;
      for (const phrase of infinitivePhrases(others, [], language, verbs, subject))
        yield { ...base, modal: form === 'conditional' ? 'would-like' : 'like', phrase };
      if (form !== 'conditional') yield { ...base, modal: undefined, phrase: [word(infinitive), ...others] };
    }
  }
}
