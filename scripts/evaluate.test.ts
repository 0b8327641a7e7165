import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noise, speak, toOpus, toWav } from '../packages/engine/src/testing/recordings.ts';
import type { EvaluationItem } from './evaluate/item.ts';

const SCRIPT = fileURLToPath(new URL('./evaluate.ts', import.meta.url));

let folder: string;
let result: { items: EvaluationItem[]; summary: Record<string, unknown> };

const PHONES = [
  { text: 'GOOD', phones: ['G', 'UH1', 'D'] },
  { text: 'MORNING', phones: ['M', 'AO1', 'R', 'N', 'IH0', 'NG'] },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
  const morning = await speak('Good morning.', 'en');
  await writeFile(join(folder, 'morning.ogg'), await toOpus(morning, 'ogg'));
  await writeFile(join(folder, 'tag.wav'), toWav(await speak('Guten Tag.', 'de')));
  await writeFile(join(folder, 'silence.wav'), toWav(noise(1, 0)));
  await writeFile(join(folder, 'text.wav'), 'this is not a recording');
  const manifest = [
    { audio: 'morning.ogg', language: 'en', text: 'GOOD MORNING', id: 'labeled', words: PHONES },
    { audio: 'silence.wav', language: 'fr', text: 'Bonjour' },
    { audio: 'tag.wav', language: 'de', text: 'Guten Tag.' },
    { audio: 'text.wav', language: 'it', text: 'Buongiorno' },
    { audio: 'tag.wav', language: 'de', text: 'beyond the limit' },
  ];
  await writeFile(join(folder, 'manifest.jsonl'), manifest.map((line) => JSON.stringify(line)).join('\n'));
  const paths = [
    '--manifest',
    join(folder, 'manifest.jsonl'),
    '--audio',
    folder,
    '--out',
    join(folder, 'r.json'),
  ];
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    SCRIPT,
    ...paths,
    '--jobs',
    '2',
    '--limit',
    '4',
  ]);
  result = JSON.parse(await readFile(join(folder, 'r.json'), 'utf8'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe('npm run evaluate', () => {
  it('returns results in the manifest’s order, up to the limit', () => {
    expect(result.items.map(({ id }) => id)).toEqual(['labeled', 'silence.wav', 'tag.wav', 'text.wav']);
    expect(result.summary).toMatchObject({ items: 4 });
  });

  it('returns one result for each given phone', () => {
    const [{ words }] = result.items as [EvaluationItem];
    expect(words.map(({ text, phones }) => [text, phones.length])).toEqual([
      ['GOOD', 3],
      ['MORNING', 6],
    ]);
    for (const { accuracy, phones } of words) {
      for (const value of [accuracy, ...phones.map((phone) => phone.accuracy)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
    }
  });

  it('says why an item has no score, and continues', () => {
    expect(result.items[1]).toMatchObject({ outcome: 'not-judged', reason: 'silence', accuracy: 0 });
    expect(result.items[3]).toMatchObject({ outcome: 'error', reason: 'audio-unsupported', accuracy: 0 });
    for (const { seconds } of result.items) expect(seconds).toBeGreaterThanOrEqual(0);
  });
});
