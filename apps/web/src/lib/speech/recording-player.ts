import { createStore } from '../store.ts';
import { takeAudioOutput } from './audio-output.ts';

/** Where the playback of a recording is, in seconds of that recording; undefined while nothing plays. */
export const playhead = createStore<number | undefined>(undefined);

/** A word cut out at its exact edges sounds clipped. */
const EDGE_SECONDS = 0.06;

let context: AudioContext | undefined;

/** Decodes what the browser itself recorded. @throws DOMException when the container is damaged. */
export async function decodeRecording(blob: Blob): Promise<AudioBuffer> {
  context ??= new AudioContext();
  return context.decodeAudioData(await blob.arrayBuffer());
}

/** Plays a recording, or the part of it between two times in seconds. Whatever sounded before falls silent. */
export async function playRecording(
  recording: AudioBuffer,
  span?: { readonly start: number; readonly end: number },
): Promise<void> {
  context ??= new AudioContext();
  const audioContext = context;
  await audioContext.resume();
  const start = span ? Math.max(0, span.start - EDGE_SECONDS) : 0;
  const end = span ? Math.min(recording.duration, span.end + EDGE_SECONDS) : recording.duration;
  const source = audioContext.createBufferSource();
  source.buffer = recording;
  source.connect(audioContext.destination);
  const output = takeAudioOutput(() => source.stop());
  const startedAt = audioContext.currentTime;
  let frame = 0;
  const follow = () => {
    playhead.set(Math.min(end, start + audioContext.currentTime - startedAt));
    frame = requestAnimationFrame(follow);
  };
  await new Promise<void>((resolve) => {
    source.onended = () => resolve();
    source.start(0, start, end - start);
    follow();
  });
  cancelAnimationFrame(frame);
  playhead.set(undefined);
  output.release();
}
