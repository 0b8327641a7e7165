/**
 * Writes the features of each phone, as the engine computes them, for training a scorer.
 *
 *   tsx scripts/evaluate/dump-features.ts --manifest F.jsonl --audio DIR --out PREFIX [--part I --parts N] [--models DIR]
 *
 * Manifest lines are those of `npm run evaluate`; a negative is a line whose text is not what the recording says.
 * PREFIX.f32 holds the rows one after another (little-endian float32), PREFIX.jsonl a line per utterance:
 * {"id", "row": first row, "units": [...], "words": [word of each phone], "missing": [words left out],
 * "expectedLogScore", "freeLogScore": per frame}, or
 * {"id", "rejected": reason} where the engine never reaches the scorer. PREFIX.json names the columns.
 */
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../../packages/engine/src/assess.ts';
import { decodeAudio } from '../../packages/engine/src/audio/decode.ts';
import { findSpeech, rejectUnusable } from '../../packages/engine/src/audio/speech.ts';
import { EngineError, loadNodeParts } from '../../packages/engine/src/node.ts';
import { featureNames } from '../../packages/engine/src/score/features.ts';
import { givenReference, type ManifestLine } from './item.ts';

const { values } = parseArgs({
  options: {
    manifest: { type: 'string' },
    audio: { type: 'string' },
    out: { type: 'string' },
    part: { type: 'string', default: '0' },
    parts: { type: 'string', default: '1' },
    models: { type: 'string' },
  },
});
if (!values.manifest || !values.audio || !values.out) {
  console.error('--manifest, --audio and --out are needed');
  process.exit(2);
}

const parts = await loadNodeParts(values.models ? { modelDir: values.models } : {});
await writeFile(
  `${values.out}.json`,
  JSON.stringify({ features: featureNames(parts.acoustic.settings.units) }),
);
const rows = createWriteStream(`${values.out}.f32`);
const index = createWriteStream(`${values.out}.jsonl`);
const lines = (await readFile(values.manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
let written = 0;
for (const [i, line] of lines.entries()) {
  if (i % Number(values.parts) !== Number(values.part)) continue;
  index.write(`${JSON.stringify(await featuresOf(JSON.parse(line) as ManifestLine))}\n`);
}
rows.end();
index.end();

async function featuresOf(line: ManifestLine) {
  const id = line.id ?? line.audio;
  try {
    const reference = givenReference(line) ?? (await parts.g2p.convert(line.text, line.language));
    const pcm = await decodeAudio(await readFile(join(values.audio!, line.audio)));
    const activity = findSpeech(pcm);
    const unusable = rejectUnusable(activity);
    if (unusable) return { id, rejected: unusable };
    const analysis = await analyse(parts.acoustic, pcm, activity, reference);
    if (analysis === 'too-short') return { id, rejected: analysis };
    const { evidence, features } = analysis;
    if (!features) return { id, rejected: 'wrong-text' };
    const { data } = features.rows;
    rows.write(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    const row = written;
    written += features.rows.rows;
    return {
      id,
      row,
      units: evidence.phones.map(({ phone }) => phone.unit),
      words: evidence.phones.map(({ word }) => word),
      expectedLogScore: evidence.expectedLogScore,
      freeLogScore: evidence.freeLogScore,
      missing: evidence.words.flatMap(({ phones }, word) => (phones ? [] : [word])),
    };
  } catch (error) {
    if (error instanceof EngineError) return { id, rejected: error.code };
    throw error;
  }
}
