import type { LanguageCode, Register } from '../../../languages.ts';
import type { Filling, Fillings } from '../../filling.ts';
import { patternsOf } from '../../grammar-facts.ts';
import type { Verb } from '../../grammar-schema.ts';
import { hasKind } from '../../kinds.ts';
import type { Modal } from '../clause.ts';
import type { PersonObject } from '../person.ts';
import { pronoun } from '../pronouns.ts';

/** An object slot behind a preposition. The preposition and a pronoun for a thing become one word ('darüber'). */
const BEHIND = patternsOf('thingBehind');

/** 'I didn't know that' is 'no lo sabía', with the word for 'it'. Only German says 'das' there. */
export function withoutDemonstrative(fillings: Fillings, verb: Verb, language: LanguageCode): Fillings {
  const object = fillings.get('x');
  if (!hasKind(verb, 'knowing') || language === 'de' || object?.kind !== 'pronoun') return fillings;
  const { isDemonstrative, ...own } = object.object;
  return isDemonstrative ? new Map([...fillings, ['x', { kind: 'pronoun', object: own }]]) : fillings;
}

/** A verb phrase whose object is a pronoun for a thing: the phrase without the object's slot, and the pronoun. */
interface WithThing {
  template: string;
  clitic: { object: PersonObject; use: 'dat' } | undefined;
}

/** The word for a preposition with 'it': 'about it' is 'darüber', 'en', 'de ello'. */
export function thingBehindPreposition(
  template: string,
  object: Filling | undefined,
  language: LanguageCode,
): WithThing | undefined {
  if (object?.kind !== 'pronoun' || !object.object.isNeuter) return undefined;
  if (object.object.isInterrogative || object.object.indefinite !== undefined) return undefined;
  const found = BEHIND[language]?.exec(template);
  if (!found) return undefined;
  const [place, form, melted] = found;
  const instead = (text: string) => template.replace(place, text).replace(/ {2,}/g, ' ').trim();
  if (language === 'es') return { template: instead('de ello'), clitic: undefined };
  if (language === 'de') {
    const preposition = form ?? melted!;
    const said = /^[aäiouü]/.test(preposition) ? `dar${preposition}` : `da${preposition}`;
    return { template: instead(said), clitic: undefined };
  }
  const said = language === 'fr' ? (form === 'a' ? 'y' : 'en') : form === 'a' ? 'ci' : 'ne';
  return { template: instead(''), clitic: { object: { ...object.object, said }, use: 'dat' } };
}

/** 'Me lo', 'le lui', 'glielo': a thing and who is given it, as one word group at the verb. */
export function cliticPair(
  receiver: PersonObject,
  thing: PersonObject,
  template: string,
  { language, register }: { language: LanguageCode; register: Register },
  modal: Modal | undefined,
): WithThing | undefined {
  // Orders have spellings of their own: 'dámelo', 'donne-le-moi'.
  if (!thing.isNeuter || modal === 'imperative' || modal === 'lets' || !/^\{x\}(?= |$)/.test(template))
    return undefined;
  const whom = pronoun(receiver, 'dat', language, register);
  const isThird = /^(?:les?|lui|leur|gli)$/i.test(whom);
  const said =
    language === 'es'
      ? `${isThird ? 'se' : whom} lo`
      : language === 'fr'
        ? isThird
          ? `le ${whom}`
          : `${whom} le`
        : isThird
          ? 'glielo'
          : `${whom.replace(/i$/, 'e')} lo`;
  return {
    template: template.replace(/^\{x\} ?/, ''),
    clitic: { object: { ...receiver, said }, use: 'dat' },
  };
}
