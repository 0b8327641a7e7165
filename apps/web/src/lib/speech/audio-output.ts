/**
 * The page has one loudspeaker: whoever starts to sound takes it, and whoever had it falls silent. That is what
 * keeps the tutor, the model voice and the learner's own recording from talking over each other.
 */
let holder: { readonly stop: () => void } | undefined;

/** Silences the present holder. `stop` is called when somebody else takes the loudspeaker. */
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
