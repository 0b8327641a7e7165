/**
 * Recordings that are broken at random or crafted to keep a decoder busy, decoded in the server's threads; every tenth
 * that can be read is also scored. RECORDINGS sets how many, SEED which.
 */

import { RecordingDecoder } from '../../apps/server/src/providers/recording-decoder.ts';
import { mutatedRecordings } from '../../apps/server/test/mutated-recordings.ts';
import { createNodeEngine } from '../../packages/engine/src/node.ts';
import { EngineError } from '../../packages/engine/src/types.ts';
import { median } from '../statistics.ts';
import { type Figure, figure } from './shared/figure.ts';

const RECORDINGS = Number(process.env.RECORDINGS ?? 20_000);
const SEED = Number(process.env.SEED ?? 1);
const SCORED_EVERY = 10;

export async function* run(): AsyncIterable<Figure> {
  const decoder = new RecordingDecoder({ threads: 2 });
  const engine = await createNodeEngine();
  const counts = new Map<string, number>();
  const decodingMs: number[] = [];
  const faults: string[] = [];
  let readable = 0;
  let number = 0;
  const add = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

  for await (const audio of mutatedRecordings(RECORDINGS, SEED)) {
    number += 1;
    const startedMs = performance.now();
    let wav: Uint8Array<ArrayBuffer> | undefined;
    try {
      wav = await decoder.decode({ audio, source: `${number}` }, 'float');
      add('readable');
    } catch (error) {
      const { code, statusCode, cause } = error as {
        code?: string;
        statusCode?: number;
        cause?: { code?: string };
      };
      // The error has a cause with a code if the thread crashed or reached its time limit.
      if (cause?.code) faults.push(`${number}: ${cause.code}`);
      else if (statusCode === undefined || statusCode >= 500) faults.push(`${number}: ${String(error)}`);
      add(code ?? 'unexpected');
    }
    decodingMs.push(performance.now() - startedMs);
    if (!wav || ++readable % SCORED_EVERY !== 0) continue;
    try {
      const { outcome } = await engine.assess({ audio: wav, expectedText: 'Good morning.', language: 'en' });
      add(`assessed: ${outcome}`);
    } catch (error) {
      if (!(error instanceof EngineError)) faults.push(`${number}, scoring: ${String(error)}`);
      add('assessed: refused');
    }
  }
  await Promise.all([decoder.close(), engine.release()]);
  decodingMs.sort((a, b) => a - b);
  const note = [...counts].map(([outcome, times]) => `${outcome} ${times}`).join(', ');
  const what = `${RECORDINGS} hostile recordings`;
  yield figure(`${what}: crashes, timeouts, other faults`, faults.length, 'recordings', {
    note: [note, ...faults.slice(0, 10)].join('; '),
  });
  yield figure(`${what}: decoding, longest`, decodingMs.at(-1)!, 'ms');
  yield figure(`${what}: decoding, median`, median(decodingMs), 'ms');
}
