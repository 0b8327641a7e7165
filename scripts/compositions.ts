/** Prints random sentences with the phrasebook's translations, for native readers to check. */
import { REGISTERS, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@speak-it-now/languages';
import { grammar, phrasebook } from '@speak-it-now/phrasebook/all';
import { readCommandLine } from '../apps/server/src/command-line.ts';
import { seeded } from './statistics.ts';

const { values } = readCommandLine({
  usage: `
npm run --silent compositions -- [--seed N] [--count N]

Prints random English sentences with their translations by the phrasebook, for native readers to check.

  --seed N    prints other sentences for another number; default: 1
  --count N   number of sentences; default: 50
`,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});

const random = seeded(Number(values.seed));
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
const BE_PAST = { I: 'was', We: 'were', You: 'were', They: 'were' } as const;

/**
 * Clauses for a verb phrase: with a modal, in a tense, as a question. Verbs of state have frames of their own, because
 * nobody proposes, plans or requests a state.
 */
const FRAMES: readonly ((verb: string) => string)[] = [
  (verb) => `${pick(SUBJECTS)} can't ${verb}`,
  (verb) => `I want to ${verb}`,
  (verb) => `I have to ${verb} tomorrow`,
  (verb) => `We would like to ${verb}`,
  (verb) => `Can you ${verb}?`,
  (verb) => `Did you ${verb} yesterday?`,
  (verb) => `I didn't ${denied(verb)}`,
  (verb) => `${pick(['I', 'You', 'We', 'They'])} don't ${denied(verb)} on weekends`,
  (verb) => `Where can I ${verb}?`,
  (verb) => `You should ${verb}`,
  (verb) => `${pick(['My sister', 'He', 'She'])} will ${verb} next week`,
  (verb) =>
    / with |^(?:get married|marry) ?/.test(verb)
      ? `Do you want to ${verb}?`
      : `Do you want to ${verb} with me?`,
  (verb) => `Let's ${verb}`,
  (verb) => `When do you have to ${verb}?`,
];
/** Clauses for verb phrases with 'my' or 'myself', which only fit the first person. */
const OWN_FRAMES: readonly ((verb: string) => string)[] = [
  (verb) => `I want to ${verb}`,
  (verb) => `I have to ${verb} tomorrow`,
  (verb) => `I didn't ${denied(verb)}`,
];
/** Verb phrases that already name a time: 'go out tonight'. */
const TIMED = /\b(?:tonight|today|tomorrow|yesterday|until|week|weekend|Saturdays)\b/;
const TIMED_FRAMES: readonly ((verb: string) => string)[] = [
  (verb) => `I want to ${verb}`,
  (verb) => `We would like to ${verb}`,
  (verb) => `Can you ${verb}?`,
  (verb) => `You should ${verb}`,
];
/** Verb phrases of state: 'be hungry', 'have a cold'. */
const STATE_FRAMES: readonly ((verb: string) => string)[] = [
  (verb) => `I didn't ${denied(verb)}`,
  (verb) => `Do you ${verb}?`,
  (verb) => `Did you ${verb} yesterday?`,
  (verb) => `${pick(['I', 'You', 'We', 'They'])} ${verb}`,
  (verb) => `${pick(['I', 'You', 'We', 'They'])} don't ${denied(verb)}`,
];
const BE_FRAMES: readonly ((rest: string) => string)[] = [
  (rest) => `I'm ${rest}`,
  (rest) => `We're not ${denied(rest)}`,
  (rest) => `Are you ${rest}?`,
  (rest) => `Were you ${rest} yesterday?`,
  (rest) => {
    const who = pick(['I', 'We', 'You', 'They'] as const);
    return `${who} ${BE_PAST[who]}n't ${denied(rest)}`;
  },
  (rest) => `My sister is ${rest}`,
];

/** In negations 'some' becomes 'any', and 'a little' is dropped. */
const denied = (verb: string) =>
  verb
    .replace(/\bsome\b/, 'any')
    .replace(/\bsomething\b/, 'anything')
    .replace(/^(be )?a little /, '$1');

type Position = 'subject' | 'object';

/** An English noun phrase. Kinship terms get a possessive, and subjects are always definite. */
function nounPhrase(
  fits: (classes: readonly string[], id: string) => boolean,
  position: Position = 'object',
): string {
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
  if (noun.classes.includes('family')) return `my ${sg ?? pl}`;
  if (sg === undefined || noun.mass || noun.id === 'police') {
    const isPart = position === 'object' && noun.id !== 'police';
    return `${pick(isPart ? ['the', 'my', 'some'] : ['the', 'my'])} ${described}${sg ?? pl}`;
  }
  const isIndefinite = position === 'object' && random() < 0.4;
  const head = described + sg;
  const takesAn = described ? /^[aeiou]/.test(head) : (noun.en.an ?? /^[aeiou]/.test(head));
  return isIndefinite ? `${takesAn ? 'an' : 'a'} ${head}` : `${pick(['the', 'my', 'this'])} ${head}`;
}

/** A noun without an article: uncountable or plural. */
function bareNoun(fits: (classes: readonly string[], id: string) => boolean): string {
  const noun = pick(lexicon.nouns.filter(({ classes, id }) => fits(classes, id)));
  return (noun.mass ? noun.en.sg : noun.en.pl) ?? noun.en.sg!;
}

const isPerson = (classes: readonly string[]) =>
  classes.some((name) => name === 'person' || name === 'family');

function verbPhrase(): { text: string; lasts: boolean; isOwn: boolean } | undefined {
  const verb = pick(lexicon.verbs);
  // English says 'been to', but not 'to be to', and 'help yourself' only as an order.
  if (verb.subject || /^(?:be|be to \{place\}|help yourself)$/.test(verb.en)) return undefined;
  const text = verb.en
    .replace(/\{x\.own\}/, () =>
      nounPhrase((classes) => classes.includes(verb.object === 'body' ? 'body' : 'thing')).replace(
        /^(the|this|an?|some) /,
        'my ',
      ),
    )
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
    .replace(/\{n[^}]*\}/, () =>
      String(verb.en.includes('temperature') ? 38 + Math.floor(random() * 3) : 2 + Math.floor(random() * 40)),
    )
    .replace(/\{a\}/, () => {
      const adjective = pick(lexicon.adjectives.filter(({ of, role }) => of !== undefined && !role));
      return typeof adjective.en === 'string' ? adjective.en : adjective.en.m;
    });
  return { text, lasts: verb.state === true, isOwn: /\bmy(?:self)?\b/.test(verb.en) };
}

function fromPattern(): string | undefined {
  const pattern = pick(patterns);
  const own = typeof pattern.en === 'string' ? pattern.en : pattern.en?.casual;
  if (own === undefined || /\{[odt]/.test(own)) return undefined;
  const wanted = pattern.classes ?? [pattern.only ?? 'thing'];
  const fits = (classes: readonly string[], id: string) =>
    pattern.nouns?.includes(id) ||
    ((!pattern.nouns || pattern.classes !== undefined) && wanted.some((name) => classes.includes(name)));
  return own
    .replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
    .replace(/\{[xy][^}]*\.none\}/g, (_, at: number) => {
      const isOne = / the (next|nearest) $/.test(own.slice(0, at)) || own.startsWith('My ');
      return isOne ? nounPhrase(fits).replace(/^(the|my|this|an?|some) /, '') : bareNoun(fits);
    })
    .replace(/\{[xy][^}]*\}/g, () => nounPhrase(fits, pattern.bare === 'def' ? 'subject' : 'object'))
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
  if (!verb) return undefined;
  if (verb.text.startsWith('be ')) return pick(BE_FRAMES)(verb.text.slice(3));
  const frames = TIMED.test(verb.text) ? TIMED_FRAMES : verb.lasts ? STATE_FRAMES : FRAMES;
  return pick(verb.isOwn ? OWN_FRAMES : frames)(verb.text);
}

const say = (text: string, to: TranslatedLanguage, register: (typeof REGISTERS)[number]) =>
  phrasebook.translate({ text, from: 'en', to, register });

let printed = 0;
for (let tries = 0; printed < Number(values.count) && tries < Number(values.count) * 40; tries += 1) {
  const said = sentence();
  if (said === undefined || said.includes('{')) continue;
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  const register = pick(REGISTERS);
  const answers = TRANSLATED_LANGUAGES.filter((to) => to !== 'en').map((to) => ({
    to,
    said: say(text, to, register),
  }));
  if (answers.some(({ said }) => said?.source !== 'composed')) continue;
  printed += 1;
  console.log(`${printed}. ${text} (${register})`);
  for (const { to, said } of answers) console.log(`   ${to} ${said!.translation}`);
}
