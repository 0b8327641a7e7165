/**
 * Measures how often Apertium agrees with the phrasebook, on SAMPLE evenly spread entries for each installed language
 * pair. Yields no figures if Apertium is not installed.
 */
import { LANGUAGES, REGISTERS, type TranslatedLanguage } from '@speak-it-now/languages';
import {
  createApertiumTranslator,
  installedModes,
  modesBetween,
} from '../../apps/server/src/providers/translators/apertium.ts';
import { OutsideService } from '../../apps/server/src/resilience/outside-service.ts';
import { topics } from '../../packages/phrasebook/src/listed.ts';
import { matchKeys } from '../../packages/phrasebook/src/normalize.ts';
import { textOf } from '../../packages/phrasebook/src/schema.ts';
import { type Figure, figure } from './shared/figure.ts';

const SAMPLE = 50;
const TIMEOUT_MS = 60_000;
const PAIRS = [
  ['en', 'es'],
  ['es', 'en'],
  ['es', 'fr'],
  ['es', 'it'],
  ['en', 'fr'],
  ['en', 'it'],
] as const satisfies readonly (readonly [TranslatedLanguage, TranslatedLanguage])[];
const NOBODY = { key: 'user:bench', address: null, isUnlimited: true } as const;

export async function* run(): AsyncIterable<Figure> {
  const log = { info: () => {}, warn: () => {} };
  const modes = installedModes();
  const machine = createApertiumTranslator(
    { command: 'apertium', modes },
    new OutsideService({ name: 'apertium', timeoutMs: TIMEOUT_MS, log }),
  );
  const entries = topics.flatMap((topic) => topic.entries);
  const sample = Array.from(
    { length: SAMPLE },
    (_, i) => entries[Math.floor((i * entries.length) / SAMPLE)]!,
  );
  const key = (text: string, language: TranslatedLanguage) => matchKeys(text, language).typed;

  for (const [from, to] of PAIRS) {
    if (!modesBetween(from, to, modes)) {
      console.error(`Apertium for ${from} to ${to} is not installed.`);
      continue;
    }
    let equal = 0;
    let none = 0;
    for (const entry of sample) {
      const text = textOf(entry, from, 'casual');
      const outcome = await machine.translate({ text, from, to, register: 'casual' }, NOBODY);
      if (outcome.kind !== 'ok') throw new Error(`Apertium has failed: ${outcome.kind}.`);
      const { value } = outcome;
      if (value === undefined) none += 1;
      else if (REGISTERS.some((register) => key(value, to) === key(textOf(entry, to, register), to)))
        equal += 1;
      if (process.env.BENCH_VERBOSE)
        console.error(`${text} -> ${value ?? '(none)'} | ${textOf(entry, to, 'casual')}`);
    }
    const pair = `${LANGUAGES[from].name} to ${LANGUAGES[to].name}`;
    const note = 'case and punctuation aside, in either register';
    yield figure(`${pair}: as the phrasebook`, equal, `of ${SAMPLE}`, { note });
    yield figure(`${pair}: no translation`, none, `of ${SAMPLE}`);
  }
}
