import { describe, expect, it } from 'vitest';
import { followMicrophone, forwardSamples } from './sound.ts';

/** A microphone whose n-th sample is n / 1e6, with a clock that the test moves. */
function microphone() {
  const context = {
    sampleRate: 16_000,
    currentTime: 0,
    createAnalyser: () => ({
      fftSize: 0,
      getFloatTimeDomainData(latest: Float32Array) {
        const end = Math.round(context.currentTime * context.sampleRate);
        for (let i = 0; i < latest.length; i++) latest[i] = (end - latest.length + i) / 1e6;
      },
    }),
  };
  const pass = forwardSamples(
    context as unknown as AudioContext,
    { connect: () => undefined } as unknown as AudioNode,
  );
  return {
    pass,
    wait: (seconds: number) => {
      context.currentTime += seconds;
    },
  };
}

describe('the sound of a recording', () => {
  it('reaches a hearer whole and in order, without gap or repetition', () => {
    const { pass, wait } = microphone();
    const heard: number[] = [];
    const end = followMicrophone((samples, sampleRate) => {
      expect(sampleRate).toBe(16_000);
      heard.push(...samples);
    });
    for (const seconds of [0.05, 0.2, 0.01, 0.5]) {
      wait(seconds);
      pass();
    }
    end();
    expect(heard).toHaveLength(0.76 * 16_000);
    expect(heard.every((sample, n) => Math.abs(sample * 1e6 - n) < 0.5)).toBe(true);
  });

  it('reaches a hearer that joins late from the beginning, and no hearer that has left', () => {
    const { pass, wait } = microphone();
    wait(1.5);
    pass();
    let heard = 0;
    const end = followMicrophone((samples) => {
      heard += samples.length;
    });
    pass();
    expect(heard).toBe(1.5 * 16_000);
    end();
    wait(0.1);
    pass();
    expect(heard).toBe(1.5 * 16_000);
  });
});
