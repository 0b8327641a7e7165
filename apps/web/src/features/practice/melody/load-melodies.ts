import type { TaughtLanguage } from '@speak-it-now/languages';
import { listen } from '../../../lib/browser/scope.ts';
import { decodeRecording } from '../../../lib/speech/recording-player.ts';
import { serverVoiceUrl } from '../../../lib/speech/utterance-players.ts';
import { type Melody, toMelody } from './melody.ts';
import type { PitchTrack } from './pitch-track.ts';
import type { PitchJob } from './pitch-worker.ts';

export interface Melodies {
  /** Undefined if the voice has too little pitch to draw. */
  readonly mine: Melody | undefined;
  readonly model: Melody | undefined;
}

/**
 * Computes the pitch of a recording and of the server's voice saying the same text, in a worker.
 * @throws if the voice cannot be fetched or the signal aborts
 */
export async function loadMelodies(
  recording: AudioBuffer,
  { expectedText, language }: { readonly expectedText: string; readonly language: TaughtLanguage },
  signal: AbortSignal,
): Promise<Melodies> {
  const response = await fetch(serverVoiceUrl(expectedText, language), { signal, credentials: 'include' });
  if (!response.ok) throw new Error(`The model's voice could not be fetched: ${response.status}`);
  const model = await decodeRecording(await response.blob());
  const worker = new Worker(new URL('./pitch-worker.ts', import.meta.url), { type: 'module' });
  try {
    return {
      mine: toMelody(await track(worker, recording, signal)),
      model: toMelody(await track(worker, model, signal)),
    };
  } finally {
    worker.terminate();
  }
}

function track(worker: Worker, sound: AudioBuffer, signal: AbortSignal): Promise<PitchTrack> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    listen(signal, 'abort', abort, { once: true });
    worker.onmessage = ({ data }: MessageEvent<PitchTrack>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    // A copy is transferred, because the recording is still needed for playback.
    const samples = sound.getChannelData(0).slice();
    const job: PitchJob = { samples, sampleRate: sound.sampleRate };
    worker.postMessage(job, [samples.buffer]);
  });
}
