import type { LanguageCode } from '../../../languages.ts';
import type { Fillings } from '../../filling.ts';
import { agreementOf, isPerson, type NounPhrase } from '../../nouns/noun-phrase.ts';
import type { Clause } from '../clause.ts';
import type { PersonObject, Subject } from '../person.ts';

/** The thing that a later 'it' can stand for: the object of a clause, or its subject. */
export function thingIn(fillings: Fillings, subject?: Subject): NounPhrase | undefined {
  const object = fillings.get('x');
  const phrase = object?.kind === 'noun' ? object.phrase : subject?.phrase;
  const isOne = phrase?.number === 'sg' && phrase.count === undefined && !phrase.and;
  return isOne && !isPerson(phrase.noun) && !phrase.noun.classes.includes('time') ? phrase : undefined;
}

/** Whether 'it' takes the gender of this thing: Italian 'la' instead of 'lo', German 'sie' instead of 'es'. */
export const changesIt = (thing: NounPhrase, to: LanguageCode): boolean => {
  const { number, gender } = agreementOf(thing, to);
  return to !== 'en' && number === 'sg' && gender !== (to === 'de' ? 'n' : 'm');
};

/** 'Esta mesa está rota. ¿Puedes repararla?': 'it' has the gender of the thing before. */
export function withAntecedent(clause: Clause, thing: NounPhrase, to: LanguageCode): Clause {
  const gender = agreementOf(thing, to).gender as 'm' | 'f';
  const object = clause.fillings.get('x');
  const isIt = object?.kind === 'pronoun' && isPlainIt(object.object);
  const fillings: Fillings = isIt
    ? new Map([...clause.fillings, ['x', { kind: 'pronoun', object: { person: 2, gender } }]])
    : clause.fillings;
  const { subject } = clause;
  const quality = clause.fillings.get('a');
  // 'It is hot' alone is about the weather.
  const isDescribed =
    quality?.kind === 'adjective' &&
    subject.isNeuter === true &&
    (subject.isDemonstrative === true || !quality.adjective.weather);
  // 'Ich habe eine Lampe gekauft, aber sie funktioniert nicht'.
  const isActive = subject.isNeuter === true && clause.verb.subject === 'things' && !clause.verb.state;
  return isDescribed || isActive
    ? { ...clause, fillings, subject: { person: 2, gender, isThing: true } }
    : { ...clause, fillings };
}

const isPlainIt = ({ isNeuter, isDemonstrative, isInterrogative, indefinite }: PersonObject): boolean =>
  isNeuter === true && !isDemonstrative && !isInterrogative && indefinite === undefined;
