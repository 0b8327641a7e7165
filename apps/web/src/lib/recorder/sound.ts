/** The sound of the microphone during a recording, as samples, for live help. The recording itself does not need it. */
type SampleListener = (samples: Float32Array, sampleRate: number) => void;

/** The analyser's maximum: a listener that joins up to two seconds late still gets the beginning. */
const BUFFER_SAMPLES = 32_768;
const listeners = new Set<SampleListener>();

/** Gives the listener new samples (mono, -1..1) as they come. @returns a function that ends it. */
export function followMicrophone(listener: SampleListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns a function that passes new sound to the listeners. Call it at least every half second, or sound is lost. */
export function forwardSamples(context: AudioContext, source: AudioNode): () => void {
  const analyser = context.createAnalyser();
  analyser.fftSize = BUFFER_SAMPLES;
  source.connect(analyser);
  let heardUntilSeconds = context.currentTime;
  return () => {
    if (listeners.size === 0) return;
    const nowSeconds = context.currentTime;
    const count = Math.min(Math.round((nowSeconds - heardUntilSeconds) * context.sampleRate), BUFFER_SAMPLES);
    if (count <= 0) return;
    heardUntilSeconds = nowSeconds;
    const latest = new Float32Array(BUFFER_SAMPLES);
    analyser.getFloatTimeDomainData(latest);
    const samples = latest.slice(-count);
    for (const listener of listeners) listener(samples, context.sampleRate);
  };
}
