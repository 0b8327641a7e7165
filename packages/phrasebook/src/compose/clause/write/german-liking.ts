import { isConsumed } from '../../nouns/noun-phrase.ts';
import { renderNounPhrase } from '../../nouns/write-noun-phrase.ts';
import type { Clause } from '../clause.ts';
import { pronoun } from '../pronouns.ts';
import { joined, sayNounSubject, type Voice } from './writing.ts';

/** Liking on one occasion: 'Hat dir der Film gefallen?', 'Das Essen hat mir geschmeckt'. 'Mögen' is a lasting taste. */
export function writeGermanLiking(clause: Clause, voice: Voice): string | undefined {
  const object = clause.fillings.get('x');
  const isPlain =
    !clause.modal && !clause.isPastPerfect && !clause.isFormer && !clause.questionWord && !clause.subordinate;
  if (object?.kind !== 'noun' || !isPlain || clause.adverbials.length > 0) return undefined;
  if (sayNounSubject(clause.subject, voice) !== undefined) return undefined;
  const { person, gender } = clause.subject;
  const who = pronoun({ person, gender }, 'dat', 'de', voice.register);
  const thing = renderNounPhrase(object.phrase, 'de', 'plain', voice.register);
  const have = thing.number === 'pl' ? 'haben' : 'hat';
  const not = clause.isNegated ? 'nicht' : '';
  const participle = isConsumed(object.phrase.noun) ? 'geschmeckt' : 'gefallen';
  return clause.isQuestion
    ? joined(have, who, thing.text, not, participle)
    : joined(thing.text, have, who, not, participle);
}
