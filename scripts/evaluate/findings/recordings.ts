import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Language } from '../../../packages/engine/src/node.ts';
import type { Clip } from '../report/corpus.ts';

/** A recording whose words are known. */
export interface Recording {
  readonly language: Language;
  readonly text: string;
  readonly speaker: string;
  readonly audio: () => Promise<Uint8Array>;
}

/** Figures are measured with the speakers whose CRC-32 divides by three, thresholds are fitted to the others. */
export const isMeasured = (speaker: string): boolean => crc32(speaker) % 3 === 0;

export const recordingOf = ({ language, text, speaker, path }: Clip): Recording => ({
  language,
  text,
  speaker,
  audio: () => readFile(path),
});
