import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pronunciationResponseSchema } from '@speak-it-now/contract';
import { speak, toOpus } from '@speak-it-now/engine/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AZURE_BUENOS_DIAS, transcriptionOf } from '../../../../../tests/support/service-answers.ts';
import { SERVICE_FAULTS } from '../../../../../tests/support/service-stand-in.ts';
import { get, post, signUp } from '../../../test/accounts.ts';
import { createTestDatabase } from '../../../test/databases.ts';
import { AS_OPERATOR, useOutsideService } from '../../../test/outside-service.ts';
import { fixedAssessor, scored } from '../../../test/stand-ins.ts';
import { multipart } from '../../../test/upload.ts';
import { openDatabase } from '../../db/database.ts';
import { createEngineAssessor } from '../../providers/engine-assessor.ts';

/** Unique bytes, so that a recording can be found wherever it was left. */
const RECORDING = Uint8Array.from({ length: 3000 }, (_, index) => (index * 89 + (index >> 3)) % 256);

const outside = useOutsideService();
const { start, failWith } = outside;

const host = () => new URL(outside.standIn.url).host;
const transcription = () => ({
  OPENAI_TRANSCRIPTION_MODEL: 'whisper',
  OPENAI_TRANSCRIPTION_BASE_URL: `${outside.standIn.url}/v1`,
});
const azure = () => ({
  ASSESSOR: 'azure',
  AZURE_SPEECH_KEY: 'azure-key',
  AZURE_SPEECH_ENDPOINT: outside.standIn.url,
});

async function record(agreedServices: readonly string[], visitor = outside.test.visitor()) {
  const response = await visitor.request({
    method: 'POST',
    url: '/api/pronunciation-audio',
    ...(await multipart([
      { name: 'audio', value: RECORDING, contentType: 'audio/webm' },
      { name: 'expectedTerm', value: 'buenos días' },
      { name: 'language', value: 'es' },
      { name: 'agreedServices', value: agreedServices.join(' ') },
    ])),
  });
  expect(response.statusCode, response.body).toBe(200);
  return pronunciationResponseSchema.parse(response.json());
}

describe('who may be sent recordings', () => {
  it('REC-30 by default recordings go to no outside service', async () => {
    await start({});
    const services = await get(outside.test.visitor(), '/api/recording-services');
    expect(services.json()).toEqual({ services: [] });
    expect((await record(['transcription:api.openai.com'])).judgedBy).toEqual({
      name: 'engine',
      isOutside: false,
    });
  });

  it('REC-30 the configured AI services are named with their purpose and host', async () => {
    await start({ ...transcription(), ...azure() });
    const services = await get(outside.test.visitor(), '/api/recording-services');
    expect(services.json().services).toEqual([
      { id: `assessment:${host()}`, purpose: 'assessment', recipient: host() },
      { id: `transcription:${host()}`, purpose: 'transcription', recipient: host() },
    ]);
  });

  it.each([
    ['nothing', () => []],
    [
      'another service',
      () => ['transcription:api.openai.com', 'assessment:westeurope.stt.speech.microsoft.com'],
    ],
    ['the purpose without the host', () => ['transcription', 'assessment']],
    ['another purpose of the same host', () => [`speech:${host()}`]],
  ])('REC-30 a recording stays on the server if the agreement names %s', async (_what, agreed) => {
    outside.standIn.answer = () => ({ body: transcriptionOf('hola') });
    await start({ ...transcription(), ...azure() });
    const answer = await record(agreed());
    expect(outside.standIn.requests).toEqual([]);
    expect(answer).toMatchObject({ accuracy: 83, judgedBy: { name: 'engine', isOutside: false } });
    expect(answer.transcript).toBeUndefined();
  });

  it('REC-30 an agreement to one service does not cover another', async () => {
    outside.standIn.answer = () => ({ body: transcriptionOf('hola') });
    await start({ ...transcription(), ...azure() });
    await record([`transcription:${host()}`]);
    expect(outside.standIn.requests.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
  });

  it('CON-13 the server stores which services an agreement named, and exports them', async () => {
    await start(transcription());
    const visitor = await signUp(outside.test);
    const services = [`transcription:${host()}`];
    const given = await post(visitor, '/api/consent', { version: '1.1', accepted: true, services });
    expect(given.json().consent.services).toEqual(services);
    const latest = await get(visitor, '/api/consent');
    expect(latest.json().consent.services).toEqual(services);
    const blank = await post(visitor, '/api/consent', {
      version: '1.1',
      accepted: true,
      services: ['two words'],
    });
    expect(blank.statusCode).toBe(400);
  });
});

describe('a transcript beside the score', () => {
  const agreed = () => [`transcription:${host()}`];

  it('does not change the score or the engine’s own transcription', async () => {
    outside.standIn.answer = () => ({ body: transcriptionOf('Buenos días, señora.') });
    await start(transcription());
    expect(await record(agreed())).toMatchObject({
      accuracy: 83,
      transcription: 'buenos días',
      transcript: { text: 'Buenos días, señora.', recipient: host() },
      attempts: 1,
    });
    expect(outside.standIn.requests[0]!.body.includes(Buffer.from(RECORDING))).toBe(true);
  });

  it.each(SERVICE_FAULTS)('is missing if the service %s, and the score is the same', async (_what, fault) => {
    failWith(fault);
    await start(transcription());
    const answer = await record(agreed());
    expect(answer).toMatchObject({ outcome: 'scored', accuracy: 83, attempts: 1 });
    expect(answer.transcript).toBeUndefined();
  });
});

describe('scoring by Azure', () => {
  const agreed = () => [`assessment:${host()}`];

  it('replaces the engine, is named in the answer, and counts the attempt once', async () => {
    outside.standIn.answer = () => ({ body: AZURE_BUENOS_DIAS });
    await start(azure());
    expect(await record(agreed())).toMatchObject({
      accuracy: 81,
      judgedBy: { name: 'azure', isOutside: true },
      detailedFeedback: { scoreBreakdown: { finalScore: 0.81 } },
      attempts: 1,
    });
  });

  it.each(SERVICE_FAULTS)('falls back to the engine if it %s, and says so', async (_what, fault) => {
    failWith(fault);
    await start(azure());
    expect(await record(agreed())).toMatchObject({
      accuracy: 83,
      judgedBy: { name: 'engine', isOutside: false, insteadOf: 'azure' },
      attempts: 1,
    });
    const ready = await outside.test.app.inject({
      method: 'GET',
      url: '/readyz',
      headers: AS_OPERATOR,
    });
    expect(ready.statusCode).toBe(200);
    expect(ready.json().services).toContainEqual(expect.objectContaining({ name: 'azure-assessment' }));
    expect(outside.test.logLines.join('')).not.toMatch(/azure-key|stack trace|buenos/);
  });

  it('recordings that Azure cannot score are answered as not judged and cost nothing', async () => {
    outside.standIn.answer = () => ({ body: { RecognitionStatus: 'InitialSilenceTimeout' } });
    await start(azure());
    expect(await record(agreed())).toMatchObject({ outcome: 'not-judged', reason: 'silence', attempts: 0 });
  });

  it('gets the recording as PCM at 16 kHz', async () => {
    outside.standIn.answer = () => ({ body: AZURE_BUENOS_DIAS });
    const assessor = createEngineAssessor({ threads: 1, log: { info: () => {}, error: () => {} } });
    await start(azure(), { assessor });
    const upload = (audio: Uint8Array) =>
      multipart([
        { name: 'audio', value: audio, contentType: 'audio/webm' },
        { name: 'expectedTerm', value: 'buenos días' },
        { name: 'language', value: 'es' },
        { name: 'agreedServices', value: agreed()[0]! },
      ]);
    const visitor = outside.test.visitor();
    const send = async (audio: Uint8Array) =>
      visitor.request({ method: 'POST', url: '/api/pronunciation-audio', ...(await upload(audio)) });
    const spoken = await speak('buenos días', 'es');
    expect((await send(await toOpus(spoken, 'webm'))).json().judgedBy).toEqual({
      name: 'azure',
      isOutside: true,
    });
    const { body } = outside.standIn.requests[0]!;
    expect([body.readUInt16LE(22), body.readUInt32LE(24), body.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
    const seconds = (body.length - 44) / 32_000;
    expect(Math.abs(seconds - spoken.samples.length / spoken.sampleRate)).toBeLessThan(0.1);
    const damaged = await send(new Uint8Array(4000).fill(7));
    expect(damaged.statusCode).toBe(415);
    expect(outside.standIn.requests).toHaveLength(1);
    await assessor.close();
  });
});

describe('traces of a recording', () => {
  it('REC-31 REC-32 are not found in the data folder, the database, the log or a temporary file', async () => {
    const { settings, close } = await createTestDatabase('libsql');
    const db = await openDatabase(settings);
    const before = temporaryFiles();
    // Azure fails and the engine scores, so that the recording takes every possible path.
    let asked = 0;
    const assessor = fixedAssessor(() => scored());
    await start({ ...transcription(), ...azure() }, { db, assessor });
    outside.standIn.answer = ({ path }) => {
      asked += 1;
      return path.startsWith('/v1') ? { body: transcriptionOf('hola') } : { status: 400 };
    };
    const visitor = await signUp(outside.test);
    await record([`assessment:${host()}`, `transcription:${host()}`], visitor);
    expect(asked).toBe(2);
    expect(assessor.requests).toHaveLength(1);

    // Flushes everything into the file, then searches every file for pieces of the recording.
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const kept = [outside.test.dataDirectory, settings.dataDirectory].flatMap(filesBelow);
    expect(kept.length).toBeGreaterThan(0);
    const fresh = temporaryFiles().filter((path) => !before.includes(path));
    const contents = [...kept.map((path) => readFileSync(path)), ...fresh.flatMap(readIfThere)];
    for (const content of [...contents, Buffer.from(outside.test.logLines.join(''))]) {
      for (const piece of piecesOf(RECORDING)) expect(content.includes(piece)).toBe(false);
    }
    await db.destroy();
    await close();
  });

  it('REC-32 the search would find a stored recording', () => {
    const haystack = Buffer.concat([Buffer.alloc(100), RECORDING.slice(500, 900), Buffer.alloc(100)]);
    expect(piecesOf(RECORDING).some((piece) => haystack.includes(piece))).toBe(true);
  });
});

/** Pieces long enough to be unique, as bytes, base64 and hex. */
function piecesOf(recording: Uint8Array): Buffer[] {
  const pieces: Buffer[] = [];
  for (let start = 0; start + 48 <= recording.length; start += 48) {
    const piece = Buffer.from(recording.slice(start, start + 48));
    pieces.push(piece, Buffer.from(piece.toString('base64')), Buffer.from(piece.toString('hex')));
  }
  return pieces;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The file's content, if it is still there: other processes use that folder too. */
function readIfThere(path: string): Buffer[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
  try {
    return [readFileSync(path)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The files in the folder where uploads to disk would go. */
function temporaryFiles(): string[] {
  return readdirSync(tmpdir()).map((name) => join(tmpdir(), name));
}
