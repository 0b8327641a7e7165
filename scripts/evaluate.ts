/**
 * Scores labeled recordings with the shipped engine.
 *
 *   npm run evaluate -- --manifest F.jsonl --audio DIR --out R.json [--jobs N] [--limit N]
 *   npm run evaluate -- --report --audio DIR [--jobs N] [--limit N] [--accept]
 *   npm run evaluate -- --words --audio DIR [--limit N] [--accept]
 *
 *   npm run evaluate -- --device --audio DIR [--limit N]
 *
 * A manifest line is {"audio", "language", "text", "id"?, "words"?: [{"text", "phones": ARPAbet with stress}]}; if it
 * has words, their phones are the reference instead of the text's own. Numbers are unrounded.
 *
 * --report measures everything the model card states on the unpacked data sets in DIR, and writes its tables and
 * pictures; --limit then bounds the clips of each group. --words measures only how often a wrong word passes. --device
 * compares the scores on the device with the server's, in Chromium. The first two are compared with
 * training/baseline.json, which --accept replaces.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuseCommandLine } from '../apps/server/src/command-line.ts';
import { compareWithDevice } from './evaluate/device.ts';
import type { EvaluationItem, EvaluationTask, ManifestLine } from './evaluate/item.ts';
import { printWords, writeReport } from './evaluate/report/report.ts';
import { runTasks } from './evaluate/run-tasks.ts';

const { values } = readCommandLine({
  usage: `
npm run evaluate -- --manifest F.jsonl --audio DIR --out R.json [--jobs N] [--limit N] [--models DIR]
npm run evaluate -- --report --audio DIR [--jobs N] [--limit N]
npm run evaluate -- --words --audio DIR [--limit N]
npm run evaluate -- --device --audio DIR [--limit N]

Scores labeled recordings with the shipped engine, or measures everything that the model card states.

  --manifest F.jsonl  a line for each recording: {"audio", "language", "text", "id"?, "words"?}
  --audio DIR         where the recordings, or the unpacked data sets, are
  --out R.json        where the results go
  --report            measures what the model card states and writes its tables and pictures
  --words             prints the words of the data sets with their scores
  --device            compares the scores of the built app's Chromium with the server's, on 200 clips
  --jobs N            recordings at the same time; as many as there are cores when left out
  --limit N           no more than N recordings, or clips of each group
  --models DIR        other models than the shipped ones
`,
  options: {
    manifest: { type: 'string' },
    audio: { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    limit: { type: 'string', default: 'Infinity' },
    models: { type: 'string' },
    report: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    device: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
for (const name of ['jobs', 'limit'] as const) {
  if (!(Number(values[name]) >= 1)) refuseCommandLine(`--${name} must be a number of 1 or more.`);
}
if (values.report && values.audio) {
  await writeReport({
    dataDir: values.audio,
    jobs: Number(values.jobs),
    limit: Number(values.limit),
    accept: values.accept,
  });
  process.exit(0);
}
if (values.words && values.audio) {
  await printWords({ dataDir: values.audio, jobs: 1, limit: Number(values.limit), accept: values.accept });
  process.exit(0);
}
if (values.device && values.audio) {
  await compareWithDevice(values.audio, Math.min(Number(values.limit), 200));
  process.exit(0);
}
if (!values.manifest || !values.audio || !values.out) {
  refuseCommandLine('Give --manifest, --audio and --out; or --report, --words or --device, with --audio.');
}

const lines = (await readFile(values.manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const tasks = lines.slice(0, Number(values.limit)).map((line, index): EvaluationTask => {
  const manifestLine = JSON.parse(line) as ManifestLine;
  return {
    index,
    id: manifestLine.id ?? manifestLine.audio,
    path: join(values.audio!, manifestLine.audio),
    manifestLine,
  };
});

const startedAt = performance.now();
const items = await runTasks(tasks, Math.max(1, Math.min(Number(values.jobs), tasks.length)), values.models);
const summary = summarize(items, (performance.now() - startedAt) / 1000);
await writeFile(values.out, `${JSON.stringify({ items, summary })}\n`);
console.log(JSON.stringify(summary, null, 2));

function summarize(all: readonly EvaluationItem[], seconds: number) {
  const scored = all.filter(({ outcome }) => outcome === 'scored');
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? null : numbers.reduce((a, b) => a + b) / numbers.length;
  const sorted = scored.map(({ accuracy }) => accuracy).sort((a, b) => a - b);
  const reasons: Record<string, number> = {};
  for (const { reason } of all) if (reason) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    items: all.length,
    scored: scored.length,
    notJudged: reasons,
    meanAccuracy: mean(sorted),
    accuracyPercentile5: sorted[Math.floor(sorted.length * 0.05)] ?? null,
    meanSeconds: mean(all.map((item) => item.seconds)),
    totalSeconds: seconds,
  };
}
