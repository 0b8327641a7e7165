import { foldText, type Token } from '../../../normalize.ts';
import { listsOf, patternsOf } from '../../grammar-facts.ts';
import type { VerbPhrases } from '../../verbs/verb-phrases.ts';
import type { Person, PersonObject, Subject } from '../person.ts';
import { CLITICS, SELVES } from '../pronouns.ts';
import { ELIDED, type Romance } from '../romance-words.ts';
import { pronounToken, word } from './reading.ts';

/** Whether the word is a pronoun before a verb: 'me', 'lo', French 'l' before a vowel. */
export function isClitic(token: Token, language: Romance): boolean {
  const full = language === 'fr' ? (ELIDED[token.folded] ?? token.folded) : token.folded;
  return full !== 'de' && (CLITICS[language].has(full) || SELVES[language].has(full));
}

/** 'verlo', 'de la voir', 'alzarsi presto': the phrases that an infinitive with its pronouns may be. */
export function* infinitivePhrases(
  tokens: readonly Token[],
  clitics: readonly string[],
  language: Romance,
  verbs: VerbPhrases,
  subject: Subject,
): Generator<readonly Token[]> {
  const pronouns = [...clitics];
  let at = 0;
  while (language === 'fr' && at < tokens.length - 1 && isClitic(tokens[at]!, 'fr') && pronouns.length < 2) {
    pronouns.push(ELIDED[tokens[at]!.folded] ?? tokens[at]!.folded);
    at += 1;
  }
  const verb = tokens[at];
  if (!verb) return;
  const rest = tokens.slice(at + 1);
  for (const { infinitive, form } of verbs.readForm(verb, language)) {
    if (form === 'infinitive') yield* withClitics(infinitive, pronouns, rest, language, subject);
  }
  if (language === 'fr') return;
  const attached = (
    language === 'es'
      ? /^(.*r)(me|te|se|nos|lo|la|los|las|le|les)$/
      : /^(.*r)(mi|ti|si|ci|lo|la|li|le|gli|vi)$/
  ).exec(verb.folded);
  if (!attached) return;
  const bare = language === 'es' ? attached[1]! : `${attached[1]}e`;
  for (const { infinitive, form } of verbs.readForm({ raw: bare, folded: bare }, language)) {
    if (form === 'infinitive')
      yield* withClitics(infinitive, [...pronouns, attached[2]!], rest, language, subject);
  }
}

/** The phrase in the infinitive: with its reflexive pronoun, with a pronoun as its object, or with neither. */
export function* withClitics(
  infinitive: string,
  clitics: readonly string[],
  rest: readonly Token[],
  language: Romance,
  subject: Subject,
): Generator<readonly Token[]> {
  const bare = foldText(infinitive, language);
  if (clitics.length === 0) {
    yield [word(bare), ...rest];
    return;
  }
  const [first, second] = clitics;
  // With 'credere' and 'pensare', 'ci' is a thing ('non ci credo'). With other verbs it is a place.
  if (language === 'it' && first === 'ci' && second === undefined && THERE.test(bare)) {
    if (/^(?:cred|pens)/.test(bare)) yield [word(bare), pronounToken(IT), ...rest];
    return;
  }
  if (isSelf(first!, subject.person, language)) {
    const head =
      language === 'fr'
        ? [word(/^[aeiouh]/.test(bare) ? 's' : 'se'), word(bare)]
        : [word(language === 'es' ? `${bare}se` : `${bare.slice(0, -1)}si`)];
    const object = second === undefined ? undefined : CLITICS[language].get(second);
    if (second === undefined) yield [...head, ...rest];
    else if (object) yield [...head, pronounToken(asThing(object)), ...rest];
  }
  if (second === undefined) {
    const object = CLITICS[language].get(first!);
    if (object) {
      const own = [word(bare), pronounToken(object), ...rest];
      const ofThing = [word(bare), pronounToken(asThing(object)), ...rest];
      if (object.person !== 2) yield own;
      else yield* OF_THINGS[language].has(bare) ? [ofThing, own] : [own, ofThing];
      // 'Echarle sal', 'ti offro un caffè': in the lexicon the person or thing comes last.
      if (rest.length > 0) {
        yield [word(bare), ...rest, pronounToken(object)];
        if (object.person === 2) yield [word(bare), ...rest, pronounToken(asThing(object))];
      }
    }
  }
}

/** Verbs whose object is more likely a thing than a person: 'lo compro' is 'I buy it'. */
const OF_THINGS = listsOf('ofThings');
/** Verbs with which Italian 'ci' does not mean 'us'. */
const THERE = patternsOf('there').it;
const IT: PersonObject = { person: 2, gender: undefined, isNeuter: true };

const asThing = (object: PersonObject): PersonObject => ({ ...object, isNeuter: true });

function isSelf(clitic: string, person: Person, language: Romance): boolean {
  const persons = SELVES[language].get(clitic);
  if (!persons) return false;
  // A formal 'you' says 'se' and 'si'; French 'on' says 'se'.
  return (
    persons.includes(person) ||
    (persons.includes(2) && (person === 1 || person === 3)) ||
    (persons.includes(4) && person === 1)
  );
}
