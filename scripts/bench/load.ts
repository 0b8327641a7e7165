/**
 * The built server under the load of a busy hour, over HTTP on loopback and with its database on disk: mixed requests,
 * 64 uploads at once next to a reader, one network that sends hostile recordings next to nine learners, and a thousand
 * learners whose devices score. The clients run on the same cores. LOAD_SECONDS sets a longer mixed load, for a soak
 * test.
 */
import { HOSTILE_RECORDINGS } from '../../packages/engine/src/testing/hostile-recordings.ts';
import { speak, toOpus } from '../../packages/engine/src/testing/recordings.ts';
import { startServer } from '../server-process.ts';
import { type Figure, median } from './figure.ts';
import { devicesBesideUploads } from './load/devices.ts';

const MIXED_SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
const ATTACK_SECONDS = 15;
const SCORERS = 4;
const READERS = 4;
const UPLOADS_AT_ONCE = 64;
const ATTACKERS = 8;
const LEARNERS = 9;
const TEXT = 'Where is the train station?';
const OPERATOR_TOKEN = 'the token of the load benchmark';

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
}

export async function* run(): AsyncIterable<Figure> {
  const recording = await toOpus(await speak(TEXT, 'en'), 'webm');
  const server = await startServer({
    settings: {
      // Each learner has their own address, as behind a proxy.
      TRUST_PROXY: 'loopback',
      OPERATOR_TOKEN,
    },
  });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await untilReady(origin);
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

async function mixedLoad(origin: string, recording: Uint8Array): Promise<Figure[]> {
  // Work that is done once, on first use, belongs to the startup.
  for (let i = 0; i < 10; i++) await score(origin, recording);
  await figuresOf(origin);
  const scores: Answer[] = [];
  const reads: Answer[] = [];
  const memory: number[] = [];
  let isOver = false;
  const repeat = async (answers: Answer[], work: (turn: number) => Promise<Answer>) => {
    for (let turn = 0; !isOver; turn++) answers.push(await work(turn));
  };
  const all = [
    ...Array.from({ length: SCORERS }, () => repeat(scores, () => score(origin, recording))),
    ...Array.from({ length: READERS }, () =>
      repeat(reads, async (turn) => {
        await pause(20);
        return READS[turn % READS.length]!(origin);
      }),
    ),
  ];
  for (let second = 0; second < MIXED_SECONDS; second += 10) {
    await pause(Math.min(10, MIXED_SECONDS - second) * 1000);
    memory.push((await figuresOf(origin)).process_resident_memory_bytes! / 1024 / 1024);
  }
  isOver = true;
  await Promise.all(all);
  const {
    nodejs_eventloop_lag_p99_seconds: lag,
    nodejs_eventloop_lag_max_seconds: longest,
    nodejs_active_resources_total: resources,
  } = await figuresOf(origin);
  const failed = [...scores, ...reads].filter(({ status }) => status >= 400).length;
  const note = `${SCORERS} scoring and ${READERS} reading at once for ${MIXED_SECONDS} s, ${failed} answers not OK`;
  return [
    { figure: 'mixed load: scores', value: round(scores.length / MIXED_SECONDS), unit: 'a second', note },
    { figure: 'mixed load: a score, p95', value: quantile(scores, 0.95), unit: 'ms' },
    {
      figure: 'mixed load: other answers, p95',
      value: quantile(reads, 0.95),
      unit: 'ms',
      note: `${reads.length} answers`,
    },
    { figure: 'mixed load: delay of the event loop, p99', value: round((lag ?? 0) * 1000), unit: 'ms' },
    {
      figure: 'mixed load: delay of the event loop, longest',
      value: round((longest ?? 0) * 1000),
      unit: 'ms',
    },
    {
      figure: 'mixed load: memory at the end',
      value: round(memory.at(-1) ?? 0),
      unit: 'MB',
      note: `every 10 s: ${memory.map(Math.round).join(' ')}; ${resources} handles`,
    },
  ];
}

async function uploadsAtOnce(origin: string, recording: Uint8Array): Promise<Figure[]> {
  const reads: Answer[] = [];
  let isOver = false;
  const reader = (async () => {
    while (!isOver) reads.push(await READS[0]!(origin));
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
      value: quantile(reads, 0.95),
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
    { figure: 'under attack: longest wait of a learner', value: quantile(learners, 1), unit: 'ms', note },
    { figure: 'under attack: wait of a learner, p95', value: quantile(learners, 0.95), unit: 'ms' },
    { figure: 'under attack: a hostile recording, longest', value: quantile(attacks, 1), unit: 'ms' },
  ];
}

/** Requests other than recordings. */
const READS: readonly ((origin: string) => Promise<Answer>)[] = [
  (origin) => timed(() => fetch(`${origin}/`)),
  (origin) =>
    timed(() => fetch(`${origin}/api/session/status`, { headers: { 'x-forwarded-for': someAddress() } })),
  (origin) =>
    timed(() =>
      fetch(`${origin}/api/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ text: 'Where is the train station?', fromLanguage: 'en', toLanguage: 'it' }),
      }),
    ),
  (origin) => timed(() => fetch(`${origin}/api/speech?text=buongiorno%20a%20tutti&language=it`)),
];

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

function quantile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? median([0]));
}

const round = (value: number) => Math.round(value * 10) / 10;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
