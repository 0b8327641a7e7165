/**
 * The built server under the load of a busy hour, over HTTP on loopback and with its database on disk: scores alone,
 * mixed requests, 64 uploads at once next to a reader, one network that sends hostile recordings next to nine learners,
 * and a thousand learners whose devices score. The clients run on the same cores. LOAD_SECONDS sets a longer mixed
 * load, for a soak test.
 */
import { readFileSync } from 'node:fs';
import { HOSTILE_RECORDINGS } from '../../packages/engine/src/testing/hostile-recordings.ts';
import { speak, toOpus } from '../../packages/engine/src/testing/recordings.ts';
import { ROOT } from '../run.ts';
import { startServer } from '../server-process.ts';
import { percentile } from '../statistics.ts';
import { devicesBesideUploads } from './load/devices.ts';
import type { Figure } from './shared/figure.ts';

const MIXED_SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
const WARM_UP_SECONDS = 15;
const ALONE_SECONDS = 15;
const ATTACK_SECONDS = 15;
const SCORERS = 4;
const READERS = 4;
const UPLOADS_AT_ONCE = 64;
const ATTACKERS = 8;
const LEARNERS = 9;
const TEXT = 'Where is the train station?';
/** Phrases to translate and to hear. */
const PHRASES = readFileSync(new URL('shared/everyday-phrases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t')[3]!);
const OPERATOR_TOKEN = 'the token of the load benchmark';
// Each learner has their own address, as behind a proxy.
const SETTINGS = { TRUST_PROXY: 'loopback', OPERATOR_TOKEN };

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
}

export async function* run(): AsyncIterable<Figure> {
  const recording = await toOpus(await speak(TEXT, 'en'), 'webm');
  const withoutFlag = await scoresWithoutFlag(recording);
  const server = await startServer({ settings: SETTINGS });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await untilReady(origin);
    yield* await scoresAlone(origin, recording, withoutFlag);
    yield* await mixedLoad(origin, recording);
    yield* await uploadsAtOnce(origin, recording);
    yield* await underAttack(origin, recording);
    yield* await devicesBesideUploads({
      origin,
      text: TEXT,
      upload: () => sendUpload(origin, recording, someAddress()),
      someAddress,
      cpuSeconds: async () => (await figuresOf(origin)).process_cpu_seconds_total!,
    });
  } finally {
    await server.stop();
  }
}

async function scoresAlone(origin: string, recording: Uint8Array, withoutFlag: number): Promise<Figure[]> {
  // In the first seconds tables are built and V8 compiles; that belongs to the startup.
  await scoreFor(WARM_UP_SECONDS, origin, recording);
  const { answers, scoresPerSecond } = await scoreFor(ALONE_SECONDS, origin, recording);
  return [
    {
      figure: 'scores alone',
      value: round(scoresPerSecond),
      unit: 'a second',
      against: 'without --single-threaded-gc',
      ratio: withoutFlag / scoresPerSecond,
      note: `${SCORERS} scoring at once for ${ALONE_SECONDS} s; not OK: ${notOk(answers)}`,
    },
    { figure: 'scores alone: a score, p95', value: timeOf(answers, 0.95), unit: 'ms' },
  ];
}

/** Scores a second of a server that is started without the flag of `npm start`. */
async function scoresWithoutFlag(recording: Uint8Array): Promise<number> {
  const server = await startServer({
    settings: SETTINGS,
    command: [process.execPath, `${ROOT}apps/server/dist/main.js`],
  });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await untilReady(origin);
    await scoreFor(WARM_UP_SECONDS, origin, recording);
    return (await scoreFor(ALONE_SECONDS, origin, recording)).scoresPerSecond;
  } finally {
    await server.stop();
  }
}

async function scoreFor(leastSeconds: number, origin: string, recording: Uint8Array) {
  const answers: Answer[] = [];
  const startMs = performance.now();
  const endMs = startMs + leastSeconds * 1000;
  const scorer = async () => {
    while (performance.now() < endMs) answers.push(await score(origin, recording));
  };
  await Promise.all(Array.from({ length: SCORERS }, scorer));
  return { answers, scoresPerSecond: (answers.length * 1000) / (performance.now() - startMs) };
}

async function mixedLoad(origin: string, recording: Uint8Array): Promise<Figure[]> {
  await figuresOf(origin);
  const scores: Answer[] = [];
  const reads: Answer[] = [];
  const samples: Record<string, number>[] = [];
  let isOver = false;
  const repeat = async (answers: Answer[], work: (turn: number) => Promise<Answer>) => {
    for (let turn = 0; !isOver; turn++) answers.push(await work(turn));
  };
  const clients = [
    ...Array.from({ length: SCORERS }, () => repeat(scores, () => score(origin, recording))),
    ...Array.from({ length: READERS }, () =>
      repeat(reads, async (turn) => {
        await pause(20);
        return READS[turn % READS.length]!(origin, turn);
      }),
    ),
  ];
  const stepSeconds = Math.max(10, MIXED_SECONDS / 30);
  for (let second = 0; second < MIXED_SECONDS; second += stepSeconds) {
    await pause(Math.min(stepSeconds, MIXED_SECONDS - second) * 1000);
    samples.push(await figuresOf(origin));
  }
  isOver = true;
  await Promise.all(clients);
  const all = (name: string) => samples.map((figures) => figures[name]!);
  const memory = all('process_resident_memory_bytes').map((bytes) => bytes / 1024 / 1024);
  const note = `${SCORERS} scoring and ${READERS} reading at once for ${MIXED_SECONDS} s; not OK: ${notOk([...scores, ...reads])}`;
  return [
    { figure: 'mixed load: scores', value: round(scores.length / MIXED_SECONDS), unit: 'a second', note },
    { figure: 'mixed load: a score, p95', value: timeOf(scores, 0.95), unit: 'ms' },
    {
      figure: 'mixed load: other answers, p95',
      value: timeOf(reads, 0.95),
      unit: 'ms',
      note: `${reads.length} answers`,
    },
    {
      figure: 'mixed load: delay of the event loop, p99',
      value: round(Math.max(...all('nodejs_eventloop_lag_p99_seconds')) * 1000),
      unit: 'ms',
      note: `the largest p99 of ${samples.length} spans; 10 ms of it are the sampling interval`,
    },
    {
      figure: 'mixed load: delay of the event loop, longest',
      value: round(Math.max(...all('nodejs_eventloop_lag_max_seconds')) * 1000),
      unit: 'ms',
    },
    {
      figure: 'mixed load: memory at the end',
      value: round(memory.at(-1) ?? 0),
      unit: 'MB',
      note: `every ${stepSeconds} s: ${memory.map(Math.round).join(' ')}; handles: ${all('nodejs_active_resources_total').join(' ')}`,
    },
  ];
}

async function uploadsAtOnce(origin: string, recording: Uint8Array): Promise<Figure[]> {
  const reads: Answer[] = [];
  let isOver = false;
  const reader = (async () => {
    while (!isOver) reads.push(await READS[0]!(origin, 0));
  })();
  const uploads: Answer[] = [];
  for (let round = 0; round < 3; round++) {
    uploads.push(
      ...(await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, () => score(origin, recording)))),
    );
  }
  isOver = true;
  await reader;
  const scored = uploads.filter(({ status }) => status === 200).length;
  return [
    {
      figure: `${UPLOADS_AT_ONCE} uploads at once: another page, p95`,
      value: timeOf(reads, 0.95),
      unit: 'ms',
      note: `${reads.length} answers; of ${uploads.length} uploads ${scored} scored, the others asked to wait`,
    },
  ];
}

async function underAttack(origin: string, recording: Uint8Array): Promise<Figure[]> {
  const files = Object.values(HOSTILE_RECORDINGS).map((make) => make());
  const attacks: Answer[] = [];
  const learners: Answer[] = [];
  let isOver = false;
  const attackers = Array.from({ length: ATTACKERS }, async (_, first) => {
    for (let turn = first; !isOver; turn++) {
      attacks.push(await upload(origin, files[turn % files.length]!, '203.0.113.9'));
    }
  });
  const others = Array.from({ length: LEARNERS }, async () => {
    while (!isOver) {
      learners.push(await score(origin, recording));
      await pause(500);
    }
  });
  await pause(ATTACK_SECONDS * 1000);
  isOver = true;
  await Promise.all([...attackers, ...others]);
  const refused = learners.filter(({ status }) => status !== 200).length;
  const failed = attacks.filter(({ status }) => status >= 500 && status !== 503).length;
  const note = `${learners.length} recordings of ${LEARNERS} learners, ${refused} refused; ${attacks.length} hostile ones over ${ATTACKERS} connections, ${failed} answered 5xx`;
  return [
    { figure: 'under attack: longest wait of a learner', value: timeOf(learners, 1), unit: 'ms', note },
    { figure: 'under attack: wait of a learner, p95', value: timeOf(learners, 0.95), unit: 'ms' },
    { figure: 'under attack: a hostile recording, longest', value: timeOf(attacks, 1), unit: 'ms' },
  ];
}

/** Requests other than recordings, each from a network of its own. */
const READS: readonly ((origin: string, turn: number) => Promise<Answer>)[] = [
  (origin) => timed(() => fetch(`${origin}/`)),
  (origin) =>
    timed(() => fetch(`${origin}/api/session/status`, { headers: { 'x-forwarded-for': someAddress() } })),
  (origin, turn) =>
    timed(() =>
      fetch(`${origin}/api/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ text: phrase(turn), fromLanguage: 'en', toLanguage: target(turn) }),
      }),
    ),
  (origin, turn) =>
    timed(() =>
      fetch(`${origin}/api/speech?${new URLSearchParams({ text: phrase(turn), language: 'en' })}`, {
        headers: { 'x-forwarded-for': someAddress() },
      }),
    ),
];

// A reader makes the same kind of request every fourth turn: first all phrases into Spanish, then into French.
const TARGETS = ['es', 'fr', 'de', 'it'];
const phrase = (turn: number) => PHRASES[(turn >> 2) % PHRASES.length]!;
const target = (turn: number) => TARGETS[Math.floor((turn >> 2) / PHRASES.length) % TARGETS.length]!;

let addresses = 0;
function someAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const score = (origin: string, recording: Uint8Array) => upload(origin, recording, someAddress());

const upload = (origin: string, recording: Uint8Array, address: string): Promise<Answer> =>
  timed(() => sendUpload(origin, recording, address));

function sendUpload(origin: string, recording: Uint8Array, address: string): Promise<Response> {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(recording)], { type: 'audio/webm' }));
  form.append('expectedTerm', TEXT);
  form.append('language', 'en');
  return fetch(`${origin}/api/pronunciation-audio`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  });
}

async function timed(send: () => Promise<Response>): Promise<Answer> {
  const startMs = performance.now();
  try {
    const response = await send();
    await response.arrayBuffer();
    return { status: response.status, milliseconds: performance.now() - startMs };
  } catch {
    // A refusal may come before the whole upload was sent.
    return { status: 503, milliseconds: performance.now() - startMs };
  }
}

/** The server's metrics; reading the event loop's delay resets it. */
async function figuresOf(origin: string): Promise<Record<string, number>> {
  const response = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z_\d]+ /.test(line));
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await pause(200);
}

/** The answers of 400 and above by status, like "429: 12". */
function notOk(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) {
    if (status >= 400) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ') || 'none';
}

const timeOf = (answers: readonly Answer[], share: number) =>
  round(
    percentile(
      answers.map(({ milliseconds }) => milliseconds),
      share,
    ),
  );

const round = (value: number) => Math.round(value * 10) / 10;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
