import { type KnownVerb, verbFacts } from './verb-facts.ts';
import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

const UNSTRESSED = /^(be|über|unter|wider|ge|er|ver|zer|ent|emp|miss|hinter)(?=.)/;
/** Behind these an e keeps the ending audible: arbeiten, finden, öffnen. */
const NEEDS_E = /([td]|ch[mn]|[^aeiouäöürlhmn][mn])$/;

/** The irregular forms of a verb. One with an unstressed prefix has those of the verb within it: 'versprich', 'sprich'. */
export function germanFacts(infinitive: string): KnownVerb {
  const prefix = UNSTRESSED.exec(infinitive)?.[0] ?? '';
  const { changedStem, participle, pastStem } = prefix
    ? verbFacts(infinitive.slice(prefix.length), 'de')
    : {};
  return {
    ...(changedStem && { changedStem: prefix + changedStem }),
    ...(participle && { participle: prefix + participle.replace(/^ge/, '') }),
    ...(pastStem && { pastStem: prefix + pastStem }),
    ...verbFacts(infinitive, 'de'),
  };
}

const stemOf = (infinitive: string): string =>
  infinitive.slice(0, /[^e](ern|eln)$/.test(infinitive) ? -1 : -2);

function presentOf(infinitive: string, { present, changedStem }: KnownVerb): PersonForms {
  if (present) return personForms(present);
  const stem = stemOf(infinitive);
  const linked = NEEDS_E.test(stem) ? `${stem}e` : stem;
  const second = changedStem ?? linked;
  return [
    infinitive.endsWith('eln') ? `${stem.slice(0, -2)}le` : `${stem}e`,
    `${second}${/[sßzx]$/.test(second) ? 't' : 'st'}`,
    changedStem?.endsWith('t') ? changedStem : `${second}t`,
    infinitive,
    `${linked}t`,
    infinitive,
  ];
}

/** The persons of a preterite, given its first one: 'war', 'hatte'. An e may link the endings: 'fandst', 'fandet'. */
export const preteriteForms = (first: string, link = ''): PersonForms => {
  const many = first.endsWith('e') ? `${first}n` : `${first}en`;
  return [first, `${first}${link}st`, first, many, `${first}${link}t`, many];
};

function participleOf(infinitive: string): string {
  const stem = stemOf(infinitive);
  const isPlain = UNSTRESSED.test(infinitive) || infinitive.endsWith('ieren');
  return `${isPlain ? '' : 'ge'}${stem}${NEEDS_E.test(stem) ? 'e' : ''}t`;
}

/** All forms of a German infinitive; a separable prefix is given apart from the finite forms. */
export function conjugateGerman(infinitive: string): Conjugation {
  const facts = germanFacts(infinitive);
  const { prefix, withBe = false } = facts;
  if (prefix) {
    const core = conjugateGerman(infinitive.slice(prefix.length));
    const participle = verbFacts(infinitive, 'de').participle ?? prefix + core.participle;
    return { ...core, participle, prefix, perfectWithBe: withBe || core.perfectWithBe === true };
  }
  return {
    present: presentOf(infinitive, facts),
    ...(facts.preterite && { preterite: preteriteForms(facts.preterite) }),
    participle: facts.participle ?? participleOf(infinitive),
    perfectWithBe: withBe,
  };
}

/** The preterite of a verb that translations never put into it: 'wohnte', 'ging'; undefined if it is unknown. */
export function readPreterite(infinitive: string): PersonForms | undefined {
  const { preterite, prefix = '', participle } = conjugateGerman(infinitive);
  if (preterite) return undefined;
  const core = infinitive.slice(prefix.length);
  const { pastStem } = germanFacts(core);
  if (pastStem) return preteriteForms(pastStem, /[tdsßz]$/.test(pastStem) ? 'e' : '');
  if (!participle.endsWith('t')) return undefined;
  const stem = core.replace(/(?<=[lr])n$|en$/, '');
  return preteriteForms(`${stem}${NEEDS_E.test(stem) ? 'e' : ''}te`);
}
