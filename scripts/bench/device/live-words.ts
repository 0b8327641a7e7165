/**
 * How soon the live words light on a slow phone. The real follower and engine run, but on a clock of their own: a pass
 * takes its processor time in WebAssembly, times the slowdown. So the figures do not depend on what else this machine
 * does.
 */
import '../../../packages/engine/src/node/no-telemetry.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { TAUGHT_LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { followWith } from '../../../apps/web/src/lib/device/follower.ts';
import { type PackManifest, partUrl } from '../../../apps/web/src/lib/device/pack.ts';
import type { WorkerTask } from '../../../apps/web/src/lib/device/protocol.ts';
import { decodeAudio } from '../../../packages/engine/src/audio/decode.ts';
import { type BrowserEngine, createBrowserEngine } from '../../../packages/engine/src/browser.ts';
import { createNodeEngine } from '../../../packages/engine/src/node.ts';
import { join, noise, surround, toWav } from '../../../packages/engine/src/testing/recordings.ts';
import type { Pcm } from '../../../packages/engine/src/types.ts';
import { readSpeechSet } from '../../../tests/support/speech-data.ts';
import { ROOT } from '../../run.ts';
import { percentile } from '../../statistics.ts';
import { type Figure, figure } from '../shared/figure.ts';

const PEOPLE_EACH = 12;
const MIN_WORDS = 4;
/** Learners stop the recording about a second after their last word. */
const SILENCE_AFTER_SECONDS = 1;
/** The page passes new sound about this often. */
const CHUNK_MS = 20;
const NOISES = [0.003, 0.03, 0.1];
const NOISE_SECONDS = 6;

interface Spoken {
  readonly pcm: Pcm;
  readonly text: string;
  readonly language: TaughtLanguage;
  /** When each word ends. */
  readonly endSeconds: readonly number[];
}

interface Followed {
  /** When each word lights, of those that do. */
  readonly litMs: readonly number[];
  readonly words: number;
  /** From the last pass to the end of the recording. */
  readonly unheardMs: number;
  readonly passMs: readonly number[];
}

/** Needs the built app and SPEECH_DATA_DIR. */
export async function* liveWords(slowdown: number): AsyncIterable<Figure> {
  const spoken = await spokenSentences();
  const engine = await packEngine();
  // The first passes compile the code.
  for (const one of spoken.slice(0, 2)) await follow(engine, one.pcm, one, 1);
  const at = `, processor ${slowdown} times slower`;
  const note = `${spoken.length} natives, a sentence each, in ${TAUGHT_LANGUAGES.length} languages, from processor time`;
  const right: Followed[] = [];
  const other: Followed[] = [];
  for (const [i, one] of spoken.entries()) {
    right.push(await follow(engine, one.pcm, one, slowdown));
    other.push(await follow(engine, one.pcm, otherSentence(spoken, i), slowdown));
  }
  const shareLit = (all: readonly Followed[]) =>
    sum(all, (one) => one.litMs.length) / sum(all, (one) => one.words);
  const delays = right.flatMap(({ litMs }, i) =>
    litMs.map((ms, word) => ms / 1000 - (spoken[i]!.endSeconds[word] ?? Number.NaN)),
  );
  const passes = right.flatMap(({ passMs }) => passMs);
  const hushed: Followed[] = [];
  for (const [i, rms] of NOISES.entries()) {
    for (const language of TAUGHT_LANGUAGES) {
      const shown = spoken.find((one) => one.language === language)!;
      hushed.push(await follow(engine, noise(NOISE_SECONDS, rms, i + 1), shown, slowdown));
    }
  }
  await engine.release();
  const seconds = (share: number) => percentile(delays, share);
  yield figure(`live word lights after its end, median${at}`, seconds(0.5), 's', { note });
  yield figure(`live word lights after its end, 90th percentile${at}`, seconds(0.9), 's', { note });
  yield figure(`one pass of live words, median${at}`, percentile(passes, 0.5), 'ms');
  yield figure(
    `recordings whose live words stop${at}`,
    right.filter(({ unheardMs }) => unheardMs > SILENCE_AFTER_SECONDS * 1000).length,
    `of ${right.length}`,
  );
  yield figure(`right words that never light${at}`, 1 - shareLit(right), 'share');
  yield figure(`words of another sentence that light${at}`, shareLit(other), 'share');
  yield figure(`words that light for noise${at}`, shareLit(hushed), 'share');
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** The next sentence of the same language. */
function otherSentence(spoken: readonly Spoken[], at: number): Spoken {
  const { language, text } = spoken[at]!;
  const others = [...spoken.slice(at + 1), ...spoken.slice(0, at)];
  return others.find((one) => one.language === language && one.text !== text)!;
}

/** One sentence of each native, all of whose words the server's engine finds. */
async function spokenSentences(): Promise<Spoken[]> {
  const server = await createNodeEngine();
  const found: Spoken[] = [];
  for (const language of TAUGHT_LANGUAGES) {
    const clips = await readSpeechSet(`native-${language}-cv`);
    const heard = new Set<string>();
    for (const { path, text, speaker } of clips) {
      if (heard.size === PEOPLE_EACH) break;
      if (heard.has(speaker)) continue;
      const pcm = await decodeAudio(await readFile(path));
      const { words } = await server.assess({ audio: toWav(pcm), expectedText: text, language });
      if (words.length < MIN_WORDS || words.some(({ status }) => status === 'missing')) continue;
      const endSeconds = words.map(({ end }) => end);
      found.push({ pcm: surround(pcm, 0, SILENCE_AFTER_SECONDS), text, language, endSeconds });
      heard.add(speaker);
    }
  }
  await server.release();
  return found;
}

/** The browser's engine with the files of the device pack. */
async function packEngine(): Promise<BrowserEngine> {
  const dist = `${ROOT}apps/web/dist`;
  const { files } = JSON.parse(await readFile(`${dist}/device/manifest.json`, 'utf8')) as PackManifest;
  return createBrowserEngine(async (name) => {
    // The pack's own copy is changed together with the script in the pack's worker.
    if (name === 'runtime.wasm') {
      const path = createRequire(`${ROOT}packages/engine/`).resolve(
        'onnxruntime-web/ort-wasm-simd-threaded.wasm',
      );
      return new Uint8Array(await readFile(path));
    }
    const parts = files.find((file) => file.name === name)!.parts;
    return new Uint8Array(
      Buffer.concat(await Promise.all(parts.map((part) => readFile(dist + partUrl(part))))),
    );
  });
}

/** The learner says `pcm` while the page shows the sentence. */
async function follow(
  engine: BrowserEngine,
  pcm: Pcm,
  { text, language }: Pick<Spoken, 'text' | 'language'>,
  slowdown: number,
): Promise<Followed> {
  const followed = await engine.follow(text, language);
  let nowMs = 0;
  let heard: Pcm = { ...pcm, samples: new Float32Array() };
  let pass: { readonly endMs: number; readonly end: () => void } | undefined;
  let computing: Promise<unknown> = Promise.resolve();
  const passMs: number[] = [];
  let lastPassMs = 0;
  const worker = {
    run: (task: WorkerTask) => {
      if (task.kind !== 'follow-on') return Promise.resolve({ words: followed.words });
      lastPassMs = nowMs;
      heard = join(heard, { samples: task.samples, sampleRate: task.sampleRate });
      const compute = async () => {
        const before = process.cpuUsage();
        const wordsSaid = await followed.wordsSaid(heard);
        const { user, system } = process.cpuUsage(before);
        return { wordsSaid, passMs: ((user + system) / 1000) * slowdown };
      };
      const computed = compute();
      computing = computed;
      return computed.then(
        (answer) =>
          new Promise((resolve) => {
            passMs.push(answer.passMs);
            pass = { endMs: nowMs + answer.passMs, end: () => resolve(answer) };
          }),
      );
    },
  };
  const litMs: number[] = [];
  const onWordsSaid = (count: number) => {
    while (litMs.length < count) litMs.push(nowMs);
  };
  const follower = followWith(
    async () => worker as never,
    { text, language, onWordsSaid },
    () => nowMs,
  );
  const chunk = Math.round((CHUNK_MS / 1000) * pcm.sampleRate);
  await setImmediate();
  for (let at = 0; at + chunk <= pcm.samples.length; at += chunk) {
    nowMs += CHUNK_MS;
    if (pass && pass.endMs <= nowMs) {
      pass.end();
      pass = undefined;
      await setImmediate();
    }
    follower.push(pcm.samples.slice(at, at + chunk), pcm.sampleRate);
    await setImmediate();
    await computing;
  }
  follower.stop();
  return { litMs, words: followed.words.length, unheardMs: nowMs - lastPassMs, passMs };
}
