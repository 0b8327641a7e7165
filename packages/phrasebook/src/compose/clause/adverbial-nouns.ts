import type { Noun } from '../grammar-schema.ts';

/** Not times ('in the morning' has an entry), people or parts of the body. */
const isThing = ({ classes }: Noun): boolean =>
  !classes.some((name) => /^(?:time|person|family|ailment|abstract|body)$/.test(name));
/** Places with 'an' in German: 'am See'. */
const BESIDE: ReadonlySet<string> = new Set(
  'lake sea beach river bridge corner square station train-station bus-station bus-stop airport port platform entrance exit gate coast border street road mountain checkout traffic-light window door table wall'.split(
    ' ',
  ),
);
/** What can stand behind these prepositions. */
export const FITTING: Readonly<Record<string, (noun: Noun) => boolean>> = {
  'in {x}': isThing,
  'on {x}': isThing,
  'under {x}': isThing,
  'at {x}': ({ id, classes }) => classes.includes('place') && !BESIDE.has(id),
  'from {x}': ({ classes }) => classes.includes('person') || classes.includes('family'),
  'after {x}': ({ classes }) => !classes.some((name) => /^(?:person|family|body|place)$/.test(name)),
  'before {x}': ({ classes }) => !classes.some((name) => /^(?:person|family|body|place)$/.test(name)),
};
