/** Prints random sentences with what the phrasebook makes of them in the other languages, for native readers to check. */
import { LANGUAGE_CODES, type LanguageCode, REGISTERS } from '@speak-it-now/contract';
import { grammar, phrasebook } from '@speak-it-now/phrasebook/all';
import { readCommandLine } from '../apps/server/src/command-line.ts';

const { values } = readCommandLine({
  usage: `
npm run --silent compositions -- [--seed N] [--count N]

Prints random English sentences with what the phrasebook makes of them in the other languages, for native readers to check.

  --seed N    another number prints other sentences; 1 when left out
  --count N   how many sentences; 50 when left out
`,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});

/** Mulberry32: the same seed prints the same sentences. */
let state = Number(values.seed) >>> 0;
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const { lexicon, patterns } = grammar;
const SUBJECTS = [
  'I',
  'You',
  'We',
  'They',
  'My sister',
  'My parents',
  'He',
  'She',
  'My husband',
  'Our neighbor',
];
/** A verb phrase in a clause: with a modal, a tense, a question. */
const FRAMES: readonly ((verb: string) => string)[] = [
  (verb) => `${pick(SUBJECTS)} can't ${verb}`,
  (verb) => `I want to ${verb}`,
  (verb) => `I have to ${verb} tomorrow`,
  (verb) => `We would like to ${verb}`,
  (verb) => `Can you ${verb}?`,
  (verb) => `Did you ${verb} yesterday?`,
  (verb) => `I didn't ${verb}`,
  (verb) => `${pick(['I', 'You', 'We', 'They'])} don't ${verb} on weekends`,
  (verb) => `Where can I ${verb}?`,
  (verb) => `You should ${verb}`,
  (verb) => `${pick(['My sister', 'He', 'She'])} will ${verb} next week`,
  (verb) => `Do you want to ${verb} with me?`,
  (verb) => `Let's ${verb}`,
  (verb) => `When do you have to ${verb}?`,
];

function nounPhrase(fits: (classes: readonly string[], id: string) => boolean): string {
  const noun = pick(
    lexicon.nouns.filter(({ classes, id, en }) => fits(classes, id) && (en.sg ?? en.pl) !== undefined),
  );
  const { sg, pl } = noun.en;
  const adjectives = lexicon.adjectives.filter(
    ({ of, role, en }) =>
      of === undefined && !role && typeof en === 'string' && !/free|included|delayed|far|near/.test(en),
  );
  const described =
    random() < 0.15 && noun.classes.includes('thing') ? `${pick(adjectives).en as string} ` : '';
  if (sg === undefined || noun.mass) return `${pick(['the', 'my', 'some'])} ${described}${sg ?? pl}`;
  const isIndefinite = random() < 0.4;
  const head = described + sg;
  return isIndefinite
    ? `${/^[aeiou]/.test(head) && !/^(uni|euro)/.test(head) ? 'an' : 'a'} ${head}`
    : `${pick(['the', 'my', 'this'])} ${head}`;
}

const isPerson = (classes: readonly string[]) =>
  classes.some((name) => name === 'person' || name === 'family');

function verbPhrase(): string | undefined {
  const verb = pick(lexicon.verbs);
  if (verb.subject === 'it' || verb.en === 'be') return undefined;
  return verb.en
    .replace(/\{x[^}]*\}/, () =>
      nounPhrase((classes, id) => {
        if (verb.nouns) return verb.nouns.includes(id);
        switch (verb.object) {
          case 'people':
            return isPerson(classes);
          case 'food':
          case 'drink':
          case 'body':
            return classes.includes(verb.object);
          case 'places':
            return classes.includes('place');
          default:
            return classes.includes('thing');
        }
      }),
    )
    .replace(/\{place[^}]*\}/, (slot) =>
      slot.includes(':in') ? `in ${pick(lexicon.places).name.en}` : pick(lexicon.places).name.en,
    )
    .replace(/\{lang[^}]*\}/, () => pick(lexicon.languages).en)
    .replace(/\{name\}/, 'Ana')
    .replace(/\{n[^}]*\}/, () => String(2 + Math.floor(random() * 40)))
    .replace(/\{a\}/, () => {
      const adjective = pick(lexicon.adjectives.filter(({ of }) => of !== undefined));
      return typeof adjective.en === 'string' ? adjective.en : adjective.en.m;
    });
}

function fromPattern(): string | undefined {
  const pattern = pick(patterns);
  const own = typeof pattern.en === 'string' ? pattern.en : pattern.en?.casual;
  if (own === undefined || /\{[odt]/.test(own)) return undefined;
  const wanted = pattern.only ?? 'thing';
  return own
    .replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
    .replace(/\{x[^}]*\.none\}/, () =>
      nounPhrase((classes) => classes.includes(wanted)).replace(/^(the|my|this|an?|some) /, ''),
    )
    .replace(/\{[xy][^}]*\}/g, () =>
      nounPhrase((classes, id) => (pattern.nouns ? pattern.nouns.includes(id) : classes.includes(wanted))),
    )
    .replace(/\{place[^}]*\}/, () => pick(lexicon.places).name.en)
    .replace(/\{lang[^}]*\}/, () => pick(lexicon.languages).en)
    .replace(/\{n[^}]*\}/, () => String(2 + Math.floor(random() * 8)))
    .replace(/\{p[^}]*\}/, () => `${2 + Math.floor(random() * 60)} euros`)
    .replace(
      /\{a\}/,
      () => pick(lexicon.adjectives.filter(({ of, role }) => of === undefined && !role)).en as string,
    )
    .replace(/\{name\}/, 'Ana');
}

function sentence(): string | undefined {
  if (random() < 0.3) return fromPattern();
  const verb = verbPhrase();
  return verb && pick(FRAMES)(verb);
}

const say = (text: string, to: LanguageCode, register: (typeof REGISTERS)[number]) =>
  phrasebook.translate({ text, from: 'en', to, register });

let printed = 0;
for (let tries = 0; printed < Number(values.count) && tries < Number(values.count) * 40; tries += 1) {
  const text = sentence();
  if (text === undefined || text.includes('{')) continue;
  const register = pick(REGISTERS);
  const answers = LANGUAGE_CODES.filter((to) => to !== 'en').map((to) => ({
    to,
    said: say(text, to, register),
  }));
  if (answers.some(({ said }) => said?.source !== 'composed')) continue;
  printed += 1;
  console.log(`${printed}. ${text} (${register})`);
  for (const { to, said } of answers) console.log(`   ${to} ${said!.translation}`);
}
