import { readFileSync } from 'node:fs';
import type { Language } from '../packages/engine/src/types.ts';

/** A line of the output of verification/list_clips.py. */
export interface Clip {
  readonly id: string;
  readonly set: string;
  readonly language: Language;
  readonly text: string;
  readonly speaker: string;
  readonly path: string;
  /** A learner's words with experts' scores; phones in ARPAbet. */
  readonly labels?: {
    readonly words: readonly { text: string; phones: readonly string[]; accuracy: number }[];
  };
}

export const readJsonLines = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
