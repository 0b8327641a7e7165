/** A hash of the code that computes features, for models fitted to them. It ignores comments and layout. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const SCORER_FILES = [
  'acoustic/log-mel.ts',
  'acoustic/model.ts',
  'acoustic/posteriors.ts',
  'align/align.ts',
  'audio/speech.ts',
  'score/ctc-alternatives.ts',
  'score/evidence.ts',
  'score/features.ts',
  'score/locate-words.ts',
  'score/text-hypotheses.ts',
];

/** The files in packages/engine/src that determine the training data of each part. */
export const FEATURE_FILES = {
  scorer: SCORER_FILES,
  stress: [...SCORER_FILES.filter((file) => file !== 'score/features.ts'), 'score/prominence.ts'],
} as const;

/** SHA-256 in hexadecimal. Reads the sources, so it works only in the repository. */
export function featureCode(part: keyof typeof FEATURE_FILES): string {
  const hash = createHash('sha256');
  for (const file of FEATURE_FILES[part]) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const { code } = transformSync(source, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' });
    hash.update(`${file}\n${code}\n`);
  }
  return hash.digest('hex');
}
