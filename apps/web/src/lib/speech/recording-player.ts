import { createStore } from '../react/store.ts';
import { wavBlob } from '../recorder/encode-wav.ts';
import { takeAudioOutput } from './audio-output.ts';
import { playElement, recordingElement } from './media-elements.ts';

/** Playback position in the recording, in seconds; undefined while nothing plays. */
export const playhead = createStore<number | undefined>(undefined);

/** A word played with its exact boundaries sounds clipped. */
const EDGE_SECONDS = 0.06;

let context: AudioContext | undefined;

const decoding = new WeakMap<Blob, Promise<AudioBuffer>>();

/**
 * Decodes a recording or audio from the server; the result is cached.
 * @throws DOMException if the file is damaged
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
  /** The part to play, in seconds; by default all of it. */
  readonly span?: { readonly start: number; readonly end: number };
  /** Factor of its own speed, the pitch kept. */
  readonly tempo?: number;
}

/**
 * Plays a recording or a slightly widened part of it, after stopping any other sound.
 * @returns whether it played to the end without being stopped by another sound
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
  // A separate sound instead of seeking, so that it starts at once, inside the tap, and ends exactly.
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
