import { trackPitch } from './pitch-track.ts';

export interface PitchJob {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

addEventListener('message', ({ data }: MessageEvent<PitchJob>) => {
  postMessage(trackPitch(data.samples, data.sampleRate));
});
