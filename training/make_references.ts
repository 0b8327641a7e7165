/**
 * Every clip's text as units, through the engine's own G2P, and the units of the synthesizers' symbols.
 *
 *   tsx training/make_references.ts DATA_DIR WORK_DIR
 *
 * Writes inventory.json, references.jsonl ({set, id, language, speaker, text, words: [[variant, ...], ...], scores?})
 * and, where synthetic.jsonl exists, symbols.json ({language: {symbol: [unit, ...]}}).
 */
import { createReadStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LANGUAGE_UNITS, phoneOfArpabet, UNITS } from '../packages/engine/src/g2p/index.ts';
import { phonesOfSymbol } from '../packages/engine/src/g2p/inventory.ts';
import { createTranscriber } from '../packages/engine/src/node/pronunciation.ts';
import { EngineError, type Language } from '../packages/engine/src/types.ts';
import type { Label } from '../scripts/evaluate/report/corpus.ts';
import { readJsonLines } from './clips.ts';

interface ManifestLine {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly speaker?: string;
}

const [dataDirectory, workDirectory] = process.argv.slice(2);
if (!dataDirectory || !workDirectory) throw new Error('Usage: make_references.ts DATA_DIR WORK_DIR');

const g2p = await createTranscriber();
const references: string[] = [];
let unspeakable = 0;
for (const set of readdirSync(dataDirectory).sort()) {
  const manifest = join(dataDirectory, set, 'manifest.jsonl');
  const labels = join(dataDirectory, set, 'labels.jsonl');
  if (existsSync(manifest)) {
    for (const { id, language, text, speaker } of readJsonLines<ManifestLine>(manifest)) {
      try {
        const { words } = await g2p.convert(text, language);
        const variants = words.map((word) =>
          word.pronunciations.map((phones) => phones.map((phone) => phone.unit)),
        );
        references.push(
          JSON.stringify({ set, id, language, speaker: speaker ?? set, text, words: variants }),
        );
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        unspeakable++;
      }
    }
  } else if (existsSync(labels)) {
    for (const label of readJsonLines<Label>(labels)) {
      const { accuracy, fluency, prosodic, total } = label;
      const words = label.words.map((word) => [word.phones.map((symbol) => phoneOfArpabet(symbol).unit)]);
      const scores = {
        phones: label.words.map((word) => word.phoneScores),
        words: label.words.map((word) => word.accuracy),
        utterance: { accuracy, fluency, prosodic, total },
      };
      const { id, text, speaker } = label;
      references.push(JSON.stringify({ set, id, language: 'en', speaker, text, words, scores }));
    }
  }
}
writeFileSync(join(workDirectory, 'references.jsonl'), `${references.join('\n')}\n`);
writeFileSync(
  join(workDirectory, 'inventory.json'),
  JSON.stringify({ units: UNITS, languages: LANGUAGE_UNITS }),
);

/** Festival's Italian phones, if they differ from the unit's letter. */
const FESTIVAL: Readonly<Record<string, string>> = {
  a1: 'a', e1: 'e', E1: 'ɛ', i1: 'i', o1: 'o', O1: 'ɔ', u1: 'u', E: 'ɛ', O: 'ɔ', g: 'ɡ', tS: 'tʃ', dZ: 'dʒ', S: 'ʃ',
  J: 'ɲ', L: 'ʎ', nf: 'n', ng: 'ŋ', es: 'a', eu: 'u',
}; // biome-ignore format: a table

const synthetic = join(workDirectory, 'synthetic.jsonl');
if (existsSync(synthetic)) {
  const symbols: Partial<Record<string, Record<string, string[]>>> = {};
  for await (const line of createInterface({ input: createReadStream(synthetic) })) {
    const { language, voice, segments } = JSON.parse(line) as {
      language: Language;
      voice: string;
      segments: [string, number, number][];
    };
    const festival = voice.startsWith('festival');
    const source = festival ? 'festival' : language;
    symbols[source] ??= {};
    const table = symbols[source];
    for (const [symbol] of segments) {
      table[symbol] ??= festival
        ? symbol === '#'
          ? []
          : [FESTIVAL[symbol] ?? symbol]
        : phonesOfSymbol(symbol, language).map((phone) => phone.unit);
    }
  }
  writeFileSync(join(workDirectory, 'symbols.json'), JSON.stringify(symbols));
}
console.log(`${references.length} references, ${unspeakable} texts without a sound`);
