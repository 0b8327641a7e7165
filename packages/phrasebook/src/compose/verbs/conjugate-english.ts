import { verbFacts } from './verb-facts.ts';
import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

/** One short vowel before one consonant, which is doubled: 'stop', 'stopped'. */
const DOUBLED = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

function withEd(verb: string, stem: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
}

function withIng(verb: string, stem: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${stem}ing`;
}

function withS(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** All forms of an English verb. */
export function conjugateEnglish(verb: string): Conjugation {
  const { present, preterite, participle, gerund, change } = verbFacts(verb, 'en');
  const stem = change === 'doubled' || DOUBLED.test(verb) ? verb + verb.at(-1) : verb;
  const past = preterite ?? withEd(verb, stem);
  const same: PersonForms = [past, past, past, past, past, past];
  return {
    present: present ? personForms(present) : [verb, verb, withS(verb), verb, verb, verb],
    preterite: past.includes(' ') ? personForms(past) : same,
    participle: participle ?? past,
    gerund: gerund ?? withIng(verb, stem),
  };
}
