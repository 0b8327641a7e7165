/**
 * Writes sentence pairs from the phrasebook and its grammar, in both registers: `en <TAB> other <TAB> source`, to
 * phrases.<language>.tsv in the given folder. Patterns are filled at random with a fixed seed.
 */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasebook, topics } from '@speak-it-now/phrasebook/all';

const FILLINGS_PER_TEMPLATE = 30;
const LANGUAGES = ['es', 'fr', 'de', 'it'] as const;
const REGISTERS = ['casual', 'formal'] as const;
/** Sentences that address nobody are the same in both registers. */
const SOURCE = { casual: 'phrases:informal', formal: 'phrases:formal', same: 'phrases:neutral' } as const;

type Text = string | { casual: string; formal: string };
interface Noun {
  classes: string[];
  en: { sg?: string; pl?: string; uncountable?: boolean };
}
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../packages/phrasebook/data/${name}.json`, import.meta.url), 'utf8'));
const patterns = read('patterns') as { id: string; en: Text; also?: { en?: string[] } }[];
const nouns = read('nouns') as Noun[];
const lexicon = read('lexicon') as {
  verbs: { en: string }[];
  adjectives: { en: string }[];
  places: { name: { en: string } }[];
  languages: { en: string }[];
};

let state = 20261122;
/** A seeded generator, so that every run writes the same sentences. */
function below(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const NAMES = ['Anna', 'Paul', 'Maria', 'David', 'Laura', 'Peter', 'Sofia', 'Max'];
const DETERMINERS = ['the', 'the', 'my', 'your', 'a', 'a', 'this', 'two', 'three', 'some', 'no'];

function noun(): string {
  const { sg, pl } = pick(nouns).en;
  const determiner = pick(DETERMINERS);
  const isMany = determiner === 'two' || determiner === 'three' || !sg;
  const word = (isMany ? pl : sg) ?? sg ?? pl ?? '';
  if (isMany) return `${determiner === 'two' || determiner === 'three' ? determiner : 'the'} ${word}`;
  return determiner === 'a' && /^[aeiou]/.test(word) ? `an ${word}` : `${determiner} ${word}`;
}

/** A text for a slot of an English template, by the slot's letter. */
function filling(slot: string): string | undefined {
  const name = slot.split(':')[0]!;
  if (/^[xyz]\d?$/.test(name)) return noun();
  if (name === 'a') return pick(lexicon.adjectives).en;
  if (name === 'v') {
    return pick(lexicon.verbs)
      .en.replace(/\{x[^}]*\}/, noun())
      .replace(/\{place[^}]*\}/, pick(lexicon.places).name.en);
  }
  if (name === 'place') return pick(lexicon.places).name.en;
  if (name === 'lang' || name === 'language') return pick(lexicon.languages).en;
  if (name === 'name') return pick(NAMES);
  if (name === 'n' || name === 'number') return String(1 + below(below(2) ? 30 : 200));
  if (name === 'p' || name === 'price') return `${1 + below(90)} euros`;
  if (name === 't' || name === 'time') return `${1 + below(12)}${pick([" o'clock", ':30', ':15', ' pm'])}`;
  if (name === 'd' || name === 'day') return pick(['Monday', 'Tuesday', 'Friday', 'Saturday', 'tomorrow']);
  return undefined;
}

const english = new Set<string>();
for (const topic of topics) {
  for (const entry of topic.entries) {
    for (const text of [entry.en, ...(entry.also?.en ?? [])]) {
      if (typeof text === 'string') english.add(text);
      else for (const register of REGISTERS) english.add(text[register]);
    }
  }
}
for (const { en, also } of patterns) {
  for (const template of [...(typeof en === 'string' ? [en] : [en.casual, en.formal]), ...(also?.en ?? [])]) {
    for (let i = 0; i < FILLINGS_PER_TEMPLATE; i += 1) {
      let isFilled = true;
      const text = template.replace(/\{([^}]*)\}/g, (_, slot: string) => {
        const said = filling(slot);
        if (said === undefined) isFilled = false;
        return said ?? '';
      });
      if (isFilled) english.add(text);
    }
  }
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to write to.');
mkdirSync(folder, { recursive: true });
let count = 0;
for (const to of LANGUAGES) {
  const file = createWriteStream(join(folder, `phrases.${to}.tsv`));
  for (const text of english) {
    const [casual, formal] = REGISTERS.map(
      (register) => phrasebook.translate({ text, from: 'en', to, register })?.translation,
    );
    if (!casual || !formal) continue;
    if (casual === formal) file.write(`${text}\t${casual}\t${SOURCE.same}\n`);
    else file.write(`${text}\t${casual}\t${SOURCE.casual}\n${text}\t${formal}\t${SOURCE.formal}\n`);
    count += 1;
  }
  file.end();
}
console.log(`${english.size} English texts, ${count} translated`);
