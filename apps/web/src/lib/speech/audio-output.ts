/**
 * Only one sound plays at a time: starting one stops the other. So the tutor, the model voice and the learner's
 * recording never overlap.
 */
let holder: { readonly stop: () => void } | undefined;

/** Stops the current sound. `stop` is called when another sound starts. */
export function takeAudioOutput(stop: () => void): { release(): void } {
  silenceAudioOutput();
  const mine = { stop };
  holder = mine;
  return {
    release() {
      if (holder === mine) holder = undefined;
    },
  };
}

export function silenceAudioOutput(): void {
  const previous = holder;
  holder = undefined;
  previous?.stop();
}
