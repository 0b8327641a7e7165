import type { Conjugation, PersonForms } from './verb-forms.ts';

/** Past and participle of the irregular verbs; one form if both are the same. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `be was been|have had|do did done|go went gone|come came come|see saw seen|eat ate eaten|drink drank drunk|take took taken
  give gave given|get got gotten|find found|lose lost|forget forgot forgotten|buy bought|pay paid|leave left|feel felt|sleep slept
  sit sat|speak spoke spoken|read read|write wrote written|send sent|swim swam swum|run ran run|drive drove driven|break broke broken
  meet met|know knew known|think thought|bring brought|tell told|say said|hear heard|make made|cut cut|hurt hurt|fall fell fallen
  fly flew flown|wake woke woken|stand stood|understand understood|teach taught|sell sold|spend spent|choose chose chosen|lend lent
  wear wore worn|catch caught|win won|sing sang sung|put put|let let|begin began begun|become became become|keep kept|quit quit|grow grew grown|hide hid hidden|draw drew drawn|build built|steal stole stolen|bleed bled|hold held|ring rang rung|cost cost|fit fit|forgive forgave forgiven|
  hit hit|beat beat beaten|freeze froze frozen|stink stank stunk|bite bit bitten|unwrap unwrapped|control controlled|transfer transferred|shake shook shaken|light lit|hang hung|admit admitted|submit submitted|kidnap kidnapped|spit spat|prefer preferred|occur occurred|
  feed fed|sting stung|tear tore torn|dig dug|overcome overcame overcome|throw threw thrown|show showed shown|rent rented|lay laid|rise rose risen|repay repaid
  visit visited|open opened|order ordered|listen listened|cancel canceled|travel traveled|answer answered`
    .split(/[|\n]/)
    .map((line) => {
      const [verb, past, participle] = line.trim().split(' ');
      return [verb!, `${past} ${participle ?? past}`];
    }),
);

const DOUBLED = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

function withEd(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function withIng(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  if (
    DOUBLED.test(verb) ||
    /^(?:forget|begin|unwrap|control|transfer|admit|submit|kidnap|prefer|occur)$/.test(verb)
  )
    return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

function withS(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** All forms of an English verb. */
export function conjugateEnglish(verb: string): Conjugation {
  const [past, participle] = (IRREGULAR[verb] ?? `${withEd(verb)} ${withEd(verb)}`).split(' ') as [
    string,
    string,
  ];
  const same = (form: string): PersonForms => [form, form, form, form, form, form];
  if (verb === 'be') {
    return {
      present: ['am', 'are', 'is', 'are', 'are', 'are'],
      preterite: ['was', 'were', 'was', 'were', 'were', 'were'],
      participle: 'been',
      gerund: 'being',
    };
  }
  return {
    present: [verb, verb, withS(verb), verb, verb, verb],
    preterite: same(past),
    participle,
    gerund: withIng(verb),
  };
}
