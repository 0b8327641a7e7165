import type { Adjective, Noun } from '../grammar-schema.ts';

type Agreeing = { m: string; f: string; mp: string; fp: string };

/** 'próximo' with its four forms; one form stands for all. */
const forms = (text: string): Agreeing => {
  const [m, f = m, mp = `${m}s`, fp = `${f}s`] = text.split('|') as [string, ...string[]];
  return { m, f: f!, mp: mp!, fp: fp! };
};

const which = (en: string, es: string, fr: string, de: string, it: string, also?: string): Adjective => ({
  en,
  es: { ...forms(es), copula: 'ser' },
  fr: forms(fr),
  de,
  it: forms(it),
  ...(also !== undefined && { also: { en: [also] } }),
});

const NEAREST = which(
  'nearest',
  'más cercano|más cercana',
  'le plus proche|la plus proche|les plus proches|les plus proches',
  'nächst',
  'più vicino|più vicina|più vicini|più vicine',
  'closest',
);
const NEXT = which(
  'next',
  'próximo|próxima',
  'prochain|prochaine',
  'nächst',
  'prossimo|prossima|prossimi|prossime',
);
const LAST = which('last', 'último|última', 'dernier|dernière', 'letzt', 'ultimo|ultima|ultimi|ultime');

/** Adjectives that say which one is meant: 'the nearest pharmacy', 'the last train', 'the same problem'. */
export const SELECTING_ADJECTIVES: readonly Adjective[] = [
  NEAREST,
  NEXT,
  LAST,
  which('first', 'primero|primera', 'premier|première', 'erst', 'primo|prima|primi|prime'),
  which('same', 'mismo|misma', 'même', 'gleich', 'stesso|stessa|stessi|stesse'),
  which('other', 'otro|otra', 'autre', 'ander', 'altro|altra|altri|altre'),
  which('only', 'único|única', 'seul|seule', 'einzig', 'unico|unica|unici|uniche'),
  which('right', 'correcto|correcta', 'bon|bonne', 'richtig', 'giusto|giusta|giusti|giuste', 'correct'),
  which(
    'wrong',
    'equivocado|equivocada',
    'mauvais|mauvaise|mauvais',
    'falsch',
    'sbagliato|sbagliata|sbagliati|sbagliate',
  ),
];

/** Nouns that can be 'next', because they follow each other in time or along the way: trains, meetings, streets. */
const IN_TURN: ReadonlySet<string> = new Set(
  `train bus tram boat ferry subway flight plane taxi meeting appointment party exam test game class course concert film
  day holiday trip question answer page chapter customer patient person song street corner bus-stop station bridge
  series platform visit step letter word`.split(/\s+/),
);

/** Whether the word fits the noun: a pharmacy is the nearest, a train the next one. 'Last week' is an adverbial. */
export function selectingAdjectiveFits(adjective: Adjective, { classes, id }: Noun): boolean {
  const isPlace = classes.includes('place');
  if (adjective === NEAREST) return isPlace && id !== 'exit';
  if (adjective === NEXT) return IN_TURN.has(id);
  if (adjective === LAST) return !isSpan(id) && id !== 'time';
  // 'The right knee' is not the correct one. 'The first time' is no amount of time.
  return id !== 'time' && !(adjective.en === 'right' && classes.includes('body'));
}

const isSpan = (id: string): boolean =>
  /^(?:week|weekend|month|year|night|evening|minute|hour|century)$/.test(id);
