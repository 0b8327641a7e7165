import { tokenize } from '../../normalize.ts';
import { linked } from '../clause/chains.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';
import { pronoun, SUBJECTS } from '../clause/pronouns.ts';

const NOT_MINDING = /^(i|we|he|she|they) (?:do not|don['’]t|does not|doesn['’]t) mind (?=[a-z]+ing\b)(.+)$/i;

/** "I don't mind waiting": what does not bother somebody. The person is the object in the other languages. */
export function notMinding(
  text: string,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const parts = request.from === 'en' ? NOT_MINDING.exec(text) : null;
  const subject = parts && SUBJECTS.en.get(parts[1]!.toLowerCase());
  const { to, register } = request;
  if (!subject || to === 'en') return undefined;
  const done = clauses.readInfinitive(tokenize(parts[2]!, 'en'), subject);
  const infinitive = done && clauses.writeInfinitive(done, request);
  if (infinitive === undefined) return undefined;
  const who = pronoun(subject, to === 'fr' ? 'acc' : 'dat', to, register);
  switch (to) {
    case 'es':
      return `no ${who} importa ${infinitive}`;
    case 'fr':
      return linked(`ça ne ${who} dérange pas de`, infinitive, 'fr');
    case 'de':
      return `es macht ${who} nichts aus${infinitive.includes(' zu ') ? ',' : ''} ${infinitive}`;
    case 'it':
      return `non ${who} dispiace ${infinitive}`;
  }
}
