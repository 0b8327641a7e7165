/**
 * Writes how much better natives' sentences fit without one of their short words: with the word in the recording, and with
 * the word cut out of it (packages/engine/src/verify/left-out.ts). Prints the shares above each threshold.
 *
 *   tsx training/verification/dump_left_out.ts CLIPS.jsonl [LIMIT]
 *
 * CLIPS is the output of list_clips.py.
 */
import { readFileSync } from 'node:fs';
import { analyze } from '../../packages/engine/src/assess.ts';
import { findSpeech } from '../../packages/engine/src/audio/speech.ts';
import { decodeAudio, loadNodePartsWithoutScorer } from '../../packages/engine/src/node.ts';
import type { Pcm, Reference } from '../../packages/engine/src/types.ts';
import { logRatiosWithout } from '../../packages/engine/src/verify/left-out.ts';
import { prepareRivalTrial } from '../../packages/engine/src/verify/rival-trial.ts';
import { cutOut } from '../../scripts/evaluate/findings/cut-out.ts';
import { type Clip, readJsonLines } from '../clips.ts';

const [clipsFile, limit = 'Infinity'] = process.argv.slice(2);
if (!clipsFile) throw new Error('Usage: dump_left_out.ts CLIPS.jsonl [LIMIT]');
const parts = await loadNodePartsWithoutScorer();
const clips = readJsonLines<Clip>(clipsFile)
  .filter(({ labels, text }) => !labels && text.split(/\s+/u).length >= 4 && text.length <= 90)
  .slice(0, Number(limit));

async function ratiosOf(pcm: Pcm, reference: Reference) {
  const analysis = await analyze(parts.acoustic, pcm, findSpeech(pcm), reference);
  const trial =
    analysis === 'too-short' || !analysis.features ? undefined : prepareRivalTrial(analysis.evidence);
  return trial && analysis !== 'too-short' ? { analysis, ratios: logRatiosWithout(trial) } : undefined;
}

const said: number[] = [];
const cut: number[] = [];
for (const { text, path, language } of clips) {
  const reference = await parts.g2p.convert(text, language).catch(() => undefined);
  const pcm = await decodeAudio(readFileSync(path));
  const whole = reference && (await ratiosOf(pcm, reference));
  if (!whole) continue;
  const { analysis, ratios } = whole;
  said.push(...ratios.flatMap((ratio) => ratio ?? []));
  const place = ratios.findIndex(
    (ratio, w) => ratio !== undefined && ratio < 0 && w > 0 && w < ratios.length - 1,
  );
  const spans = analysis.evidence.words[place]?.phones;
  if (!spans) continue;
  const [start, end] = [
    analysis.frameStartSeconds(spans[0]!.start),
    analysis.frameStartSeconds(spans.at(-1)!.end),
  ];
  const without = await ratiosOf(cutOut(pcm, start, end), reference);
  // The aligner leaves the word out by itself.
  cut.push(
    without ? (without.analysis.evidence.words[place]!.phones ? (without.ratios[place] ?? -99) : 99) : 99,
  );
}
for (const threshold of [0, 1, 2, 3, 4, 5, 6, 8, 10])
  console.log(
    `from ${threshold}: said ${share(said, threshold)} of ${said.length}, cut ${share(cut, threshold)} of ${cut.length}`,
  );
process.exit(0);

function share(values: readonly number[], threshold: number): string {
  return (values.filter((value) => value >= threshold).length / values.length).toFixed(3);
}
