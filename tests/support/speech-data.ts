import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A recording of a person. */
export interface HumanClip {
  readonly id: string;
  readonly path: string;
  readonly language: 'en' | 'es' | 'fr' | 'de' | 'it';
  readonly text: string;
  readonly speaker: string;
}

/** Whether human recordings are available; without them tests use synthetic speech. */
export const hasSpeechData = process.env.SPEECH_DATA_DIR !== undefined && process.env.SPEECH_DATA_DIR !== '';

/**
 * The clips of a set in SPEECH_DATA_DIR, which holds `<set>.tar` or the unpacked folder. Tars are unpacked once into
 * the system's temporary folder.
 */
export async function readSpeechSet(set: string): Promise<HumanClip[]> {
  const folder = await locate(set);
  const manifest = existsSync(join(folder, 'labels.jsonl')) ? 'labels.jsonl' : 'manifest.jsonl';
  const lines = (await readFile(join(folder, manifest), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { id, language = 'en', text, speaker = set } = JSON.parse(line) as HumanClip;
    return { id, language, text, speaker, path: join(folder, `${id}.ogg`) };
  });
}

async function locate(set: string): Promise<string> {
  const dataDir = process.env.SPEECH_DATA_DIR!;
  const beside = join(dataDir, set);
  if (existsSync(beside)) return beside;
  const unpacked = join(tmpdir(), 'speak-it-now-speech', set);
  if (existsSync(unpacked)) return unpacked;
  // Unpacked under a unique name first, because another test process may do the same.
  await mkdir(join(tmpdir(), 'speak-it-now-speech'), { recursive: true });
  const scratch = await mkdtemp(`${unpacked}-`);
  await promisify(execFile)('tar', [
    '-xf',
    join(dataDir, `${set}.tar`),
    '-C',
    scratch,
    '--strip-components=1',
  ]);
  await rename(scratch, unpacked).catch(() => rm(scratch, { recursive: true }));
  return unpacked;
}
