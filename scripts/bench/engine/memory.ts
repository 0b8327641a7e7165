/** Bundled and run in a separate process: assesses clips and prints its resident memory in bytes. */
import { createNodeEngine } from '../../../packages/engine/src/node.ts';

/** Inserted by the bundler. */
declare const SETTINGS: { modelDir: string; text: string; clips: string[]; count: number };

const { modelDir, text, clips, count } = SETTINGS;
const engine = await createNodeEngine({ modelDir });
const recordings = clips.map((clip) => Uint8Array.from(Buffer.from(clip, 'base64')));
for (let i = 0; i < count; i++) {
  await engine.assess({ audio: recordings[i % recordings.length]!, expectedText: text, language: 'en' });
}
process.stdout.write(String(process.memoryUsage().rss));
