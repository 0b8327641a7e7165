/**
 * Writes packages/translator/models/known-ngrams.bin, the word sequences of all sentence pairs:
 *
 *   node --import tsx training/translation/build_ngrams.ts PARALLEL_DIR DATA_DIR
 *
 * PARALLEL_DIR has the pairs of all languages (xx-yy.tsv.xz), DATA_DIR the output of prepare_data.py. Held-out
 * sentences are left out, and so is MASSIVE, which has voice commands instead of sentences that people say to each
 * other.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatedLanguage } from '../../packages/languages/src/index.ts';
import { KnownNgrams, ngramsOf } from '../../packages/translator/src/known-ngrams.ts';

const [parallel, data] = process.argv.slice(2);
if (!parallel || !data) throw new Error('Name the folder with the pairs and the one with the prepared data.');

/** Equal for sentences that differ only in case and punctuation, as in prepare_data.py. */
const keyOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}_']+/gu) ?? []).join(' ');

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

const files = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();

const heldOut = new Set(
  files(data, /^heldout\...\.tsv$/).flatMap((name) =>
    linesOf(readFileSync(join(data, name), 'utf8'))
      .flat()
      .map(keyOf),
  ),
);
const ngrams = new Set<string>();
function add(text: string, language: string): void {
  if (heldOut.has(keyOf(text))) return;
  for (const ngram of ngramsOf(text.normalize('NFC').replaceAll('’', "'"), language as TranslatedLanguage))
    ngrams.add(ngram);
}
for (const name of files(parallel, /^..-..\.tsv\.xz$/)) {
  const [first, second] = name.slice(0, 5).split('-') as [string, string];
  const text = execFileSync('xz', ['-dc', join(parallel, name)], { maxBuffer: 2 ** 30, encoding: 'utf8' });
  for (const [a = '', b = '', source = ''] of linesOf(text)) {
    if (source.startsWith('massive')) continue;
    add(a, first);
    add(b, second);
  }
}
for (const name of files(data, /^phrases\...\.tsv$/)) {
  for (const [a = '', b = ''] of linesOf(readFileSync(join(data, name), 'utf8'))) {
    add(a, 'en');
    add(b, name.slice(8, 10));
  }
}
const file = KnownNgrams.build(ngrams);
writeFileSync(new URL('../../packages/translator/models/known-ngrams.bin', import.meta.url), file);
console.log(`${ngrams.size} sequences, ${(file.length / 1e6).toFixed(2)} MB`);
