import { wavBlob } from '../recorder/encode-wav.ts';
import { createStore } from '../store.ts';
import { takeAudioOutput } from './audio-output.ts';
import { playElement, recordingElement } from './media-elements.ts';

/** Where the playback of a recording is, in seconds of that recording; undefined while nothing plays. */
export const playhead = createStore<number | undefined>(undefined);

/** A word cut out at its exact edges sounds clipped. */
const EDGE_SECONDS = 0.06;

let context: AudioContext | undefined;

const decoding = new WeakMap<Blob, Promise<AudioBuffer>>();

/**
 * Decodes a recording or audio from the server; the result is cached.
 * @throws DOMException when the container is damaged.
 */
export function decodeRecording(blob: Blob): Promise<AudioBuffer> {
  const decoded = decoding.get(blob) ?? decode(blob);
  decoding.set(blob, decoded);
  return decoded;
}

async function decode(blob: Blob): Promise<AudioBuffer> {
  context ??= new AudioContext();
  return context.decodeAudioData(await blob.arrayBuffer());
}

interface PlaybackOptions {
  /** The part to play, in seconds; left out, all of it. */
  readonly span?: { readonly start: number; readonly end: number };
  /** Factor of its own speed, the pitch kept. */
  readonly tempo?: number;
}

/**
 * Plays a recording or a part of it, the edges of a part widened by a breath. Whatever sounded before falls silent.
 * @returns whether it was played to its end and not stopped by something else that sounds
 */
export async function playRecording(
  recording: AudioBuffer,
  { span, tempo = 1 }: PlaybackOptions = {},
): Promise<boolean> {
  const start = span ? Math.max(0, span.start - EDGE_SECONDS) : 0;
  const end = span ? Math.min(recording.duration, span.end + EDGE_SECONDS) : recording.duration;
  const { sampleRate } = recording;
  const part = recording
    .getChannelData(0)
    .subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate));
  // A separate sound instead of seeking: it starts at once, inside the tap, and ends exactly.
  const url = URL.createObjectURL(wavBlob(part, sampleRate));
  const abort = new AbortController();
  const output = takeAudioOutput(() => abort.abort());
  try {
    await playElement(recordingElement(), url, {
      tempo,
      signal: abort.signal,
      onTime: (seconds) => playhead.set(Math.min(end, start + seconds)),
    });
  } finally {
    playhead.set(undefined);
    output.release();
    URL.revokeObjectURL(url);
  }
  return !abort.signal.aborted;
}
