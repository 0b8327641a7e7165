/**
 * The scoring worker: the engine, reading the files that the page has stored. Its script is a file of the pack, not one
 * of the app's scripts.
 */
import {
  type BrowserEngine,
  createBrowserEngine,
  EngineError,
  type FollowedText,
  type ReadEngineFile,
} from '@speak-it-now/engine/browser';
import { DeviceError } from '../src/lib/device/device-error.ts';
import type { WorkerReply, WorkerRequest, WorkerStart, WorkerTask } from '../src/lib/device/protocol.ts';
import { openPack, readPackFile } from './pack-files.ts';

let loading: Promise<BrowserEngine> | undefined;

/** If loading fails, the next task tries again. */
function loadEngine(): Promise<BrowserEngine> {
  loading ??= createBrowserEngine(readPackFile as ReadEngineFile).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function run(task: WorkerTask): Promise<unknown> {
  const sinceMs = performance.now();
  const engine = await loadEngine();
  switch (task.kind) {
    case 'prepare':
      if (!warmedUp.has(task.language)) void warmUp(engine.warmUpSteps(task.language));
      warmedUp.add(task.language);
      return undefined;
    case 'speak':
      return engine.say(task.text, task.language, task.rate, task.accent);
    case 'assess':
      followed = undefined;
      soFar = new Float32Array();
      return engine.assess(task.request);
    case 'follow':
      followed = await engine.follow(task.text, task.language);
      soFar = new Float32Array();
      return { words: followed.words };
    case 'follow-on': {
      const longer = new Float32Array(soFar.length + task.samples.length);
      longer.set(soFar);
      longer.set(task.samples, soFar.length);
      soFar = longer;
      const wordsSaid = (await followed?.wordsSaid({ samples: soFar, sampleRate: task.sampleRate })) ?? 0;
      return { wordsSaid, passMs: performance.now() - sinceMs };
    }
  }
}

/** The text being spoken, and the audio so far. */
let followed: FollowedText | undefined;
let soFar = new Float32Array();

/** One task at a time, because the engine's work is synchronous between the model's calls. */
let last: Promise<unknown> = Promise.resolve();
/** Tasks that have no answer yet. */
let waiting = 0;

addEventListener('message', ({ data }: MessageEvent<WorkerStart | WorkerRequest>) => {
  if ('manifest' in data) openPack(data.manifest);
  else {
    waiting += 1;
    last = last.then(() => answer(data)).finally(() => (waiting -= 1));
  }
});

/** Languages for which warming up has begun. */
const warmedUp = new Set<string>();

/** Runs while the learner speaks. A new task waits for at most one step, and the remaining steps wait for it. */
async function warmUp(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) {
    do {
      await last;
      // Lets queued messages be handled first.
      await new Promise((resolve) => setTimeout(resolve));
    } while (waiting > 0);
    // A failed step costs speed only: the task that needs it reports the failure.
    last = last.then(step).catch(() => undefined);
  }
}

async function answer({ id, task }: WorkerRequest): Promise<void> {
  const reply = (message: WorkerReply) => postMessage(message);
  try {
    reply({ id, answer: await run(task) });
  } catch (error) {
    const isOurs = error instanceof EngineError || error instanceof DeviceError;
    const message = error instanceof Error ? error.message : String(error);
    reply({ id, refused: { code: isOurs ? error.code : 'worker-failed', message } });
  }
}
