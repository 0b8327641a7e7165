/**
 * The browser's microphone in the browser tests plays human recordings from SPEECH_DATA_DIR if it is set, otherwise the
 * built-in voice. Files are created at run time; the repository contains no recordings.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../../packages/engine/src/audio/decode.ts';
import { encodeWav } from '../../packages/engine/src/audio/encode-wav.ts';
import { loadEspeak } from '../../packages/engine/src/espeak/espeak.ts';
import type { Language, Pcm } from '../../packages/engine/src/types.ts';

/** One folder per run. A function, because the configuration sets the variable after importing this file. */
const folder = () => join(tmpdir(), `speak-it-now-microphone-${process.env.E2E_PORT ?? 'manual'}`);

interface Clip {
  readonly text: string;
  readonly language: Language;
  /** The data set, and the recorded clip in it. */
  readonly human?: { readonly set: string; readonly id: string };
}

const CLIPS = {
  'buenos-dias': { text: 'buenos días', language: 'es' },
  'der-bahnhof': {
    text: 'der Bahnhof',
    language: 'de',
    human: { set: 'native-de-gcompris', id: 'gc-de-words-train_station' },
  },
} as const satisfies Record<string, Clip>;

export type ClipName = keyof typeof CLIPS | 'silence';

/** Where the clip's WAV file lies once `makeMicrophoneClips` has run. */
export const microphonePath = (name: ClipName) => join(folder(), `${name}.wav`);

/**
 * The address bar of each new window loads two hidden popups, which cost more than the tested page. This switch
 * replaces Playwright's, so its features are repeated here.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--disable-features=${FEATURES_OFF.join(',')}`],
};

/**
 * Launch options for a Chromium whose microphone hears this clip: once, followed by silence, so that the recording ends
 * by itself, or in a loop, so that a busy page hears it later.
 */
export const chromiumHearing = (name: ClipName, times: 'once' | 'over and over' = 'once') => ({
  ...CHROMIUM,
  args: [
    ...CHROMIUM.args,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphonePath(name)}${times === 'once' ? '%noloop' : ''}`,
  ],
});

export async function makeMicrophoneClips(): Promise<void> {
  mkdirSync(folder(), { recursive: true });
  const espeak = await loadEspeak();
  for (const [name, clip] of Object.entries<Clip>(CLIPS)) {
    const speech = (await humanClip(clip)) ?? espeak.synthesize(clip.text, clip.language);
    writeFileSync(microphonePath(name as ClipName), wavFile(speech));
  }
  writeFileSync(
    microphonePath('silence'),
    wavFile({ samples: new Float32Array(16_000 * 8), sampleRate: 16_000 }),
  );
}

async function humanClip({ human }: Clip): Promise<Pcm | undefined> {
  const dataFolder = process.env.SPEECH_DATA_DIR;
  if (!dataFolder || !human) return undefined;
  const archive = join(dataFolder, `${human.set}.tar`);
  if (!existsSync(archive)) return undefined;
  const ogg = execFileSync('tar', ['-xOf', archive, '--wildcards', `*${human.id}.ogg`], {
    maxBuffer: 8 * 1024 * 1024,
  });
  return decodeAudio(ogg);
}

/** Puts a pause before the speech, because people press Record and then speak. */
function wavFile({ samples, sampleRate }: Pcm): Uint8Array {
  const lead = Math.round(0.6 * sampleRate);
  const withLead = new Float32Array(lead + samples.length);
  withLead.set(samples, lead);
  return encodeWav({ samples: withLead, sampleRate });
}
