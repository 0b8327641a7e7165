/** The voices of Debian's speech synthesizers: eSpeak NG, Flite and Festival, as far as they are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../../packages/engine/src/node.ts';

export interface SynthesizerVoice {
  readonly name: string;
  readonly language: Language;
  /** Thresholds are fitted to some voices; figures are measured with the others. */
  readonly isFitted: boolean;
  /** A WAV file of the text; undefined if the synthesizer fails. */
  readonly say: (text: string) => Uint8Array | undefined;
}

/** Variants of eSpeak NG that the acoustic model was not trained on. */
const ESPEAK_FITTED = [
  'klatt2',
  'klatt4',
  'belinda',
  'Jacky',
  'benjamin',
  'Marco',
  'zac',
  'robert',
  'miguel',
];
const ESPEAK_MEASURED = ['klatt', 'klatt3', 'Andrea', 'Mario', 'victor', 'paul', 'john'];
const ESPEAK_LANGUAGES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['en-us', 'en-gb-x-rp'],
  es: ['es'],
  fr: ['fr-fr'],
  de: ['de'],
  it: ['it'],
};
const FLITE_FITTED = ['awb', 'kal16'];
const FLITE_MEASURED = ['rms', 'slt'];
const FESTIVAL: Readonly<Record<string, { language: Language; isFitted: boolean }>> = {
  ked_diphone: { language: 'en', isFitted: false },
  pc_diphone: { language: 'it', isFitted: true },
  lp_diphone: { language: 'it', isFitted: false },
};

/** Throws if eSpeak NG is missing; the voices of the others are left out if they are. */
export function synthesizerVoices(language: Language): SynthesizerVoice[] {
  if (!isInstalled('espeak-ng')) throw new Error('Install eSpeak NG: apt-get install espeak-ng');
  return [
    ...[...ESPEAK_FITTED, ...ESPEAK_MEASURED].map((variant, i): SynthesizerVoice => {
      const voices = ESPEAK_LANGUAGES[language] ?? [];
      return {
        name: `espeak ${variant}`,
        language,
        isFitted: ESPEAK_FITTED.includes(variant),
        say: (text) =>
          output('espeak-ng', [
            '-v',
            `${voices[i % voices.length]}+${variant}`,
            '-s',
            `${130 + 7 * (i % 4)}`,
            '--stdout',
            text,
          ]),
      };
    }),
    ...(language === 'en' && isInstalled('flite') ? [...FLITE_FITTED, ...FLITE_MEASURED] : []).map(
      (voice): SynthesizerVoice => ({
        name: `flite ${voice}`,
        language,
        isFitted: FLITE_FITTED.includes(voice),
        say: (text) => inFile((file) => execFileSync('flite', ['-voice', voice, '-t', text, '-o', file])),
      }),
    ),
    ...Object.entries(FESTIVAL)
      .filter(([, voice]) => voice.language === language && isInstalled('text2wave'))
      .map(
        ([name, { isFitted }]): SynthesizerVoice => ({
          name: `festival ${name}`,
          language,
          isFitted,
          say: (text) =>
            inFile((file) => {
              writeFileSync(`${file}.txt`, Buffer.from(text, 'latin1'));
              execFileSync(
                'text2wave',
                ['-eval', `(voice_${name})`, '-otype', 'riff', '-o', file, `${file}.txt`],
                {
                  stdio: 'ignore',
                },
              );
            }),
        }),
      ),
  ];
}

const installed = new Map<string, boolean>();

function isInstalled(program: string): boolean {
  if (!installed.has(program)) installed.set(program, spawnSync('which', [program]).status === 0);
  return installed.get(program)!;
}

function output(program: string, args: readonly string[]): Uint8Array | undefined {
  const { stdout, status } = spawnSync(program, args, { maxBuffer: 2 ** 26 });
  return status === 0 && stdout.length > 1000 ? withLength(new Uint8Array(stdout)) : undefined;
}

/** eSpeak NG does not know the length before it writes the header. */
function withLength(wav: Uint8Array): Uint8Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  view.setUint32(4, wav.byteLength - 8, true);
  view.setUint32(40, wav.byteLength - 44, true);
  return wav;
}

function inFile(write: (file: string) => void): Uint8Array | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  const file = join(folder, 'said.wav');
  try {
    write(file);
    return readFileSync(file);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
