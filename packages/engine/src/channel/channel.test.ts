import { describe, expect, it } from 'vitest';
import { findSpeech } from '../audio/speech.ts';
import { calibrate } from '../score/calibration.ts';
import type { Pcm } from '../types.ts';
import type { Verification } from '../verify/verify.ts';
import type { WordVerdict } from '../verify/word-verdict.ts';
import { channelOf, doubted, eased } from './channel.ts';

const RATE = 16_000;

/** A deterministic stand-in for white noise, -1..1. */
function* noise(): Generator<number> {
  for (let state = 1; ; state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
    yield state / 0x80000000 - 1;
}

/** Two seconds of a voice of 120 Hz, on for 0.15 s and off for 0.1 s, with a little noise of the room. */
function bursts(roomNoise = 1e-4): Pcm {
  const random = noise();
  const samples = Float32Array.from({ length: 2 * RATE }, (_, i) => {
    const isOn = (i / RATE) % 0.25 < 0.15 && i > 0.2 * RATE && i < 1.8 * RATE;
    const voice = [1, 2, 3, 4].reduce((sum, k) => sum + Math.sin((2 * Math.PI * 120 * k * i) / RATE) / k, 0);
    return (isOn ? 0.2 * voice : 0) + roomNoise * random.next().value!;
  });
  return { samples, sampleRate: RATE };
}

/** The recording with an echo that falls by 60 dB in a second. */
function withEcho({ samples, sampleRate }: Pcm): Pcm {
  const wet = new Float32Array(samples.length);
  const delay = Math.round(0.011 * sampleRate);
  const kept = 10 ** ((-3 * delay) / sampleRate);
  samples.forEach((x, i) => {
    wet[i] = x + kept * (wet[i - delay] ?? 0);
  });
  return { samples: wet, sampleRate };
}

const scaled = ({ samples, sampleRate }: Pcm, by: number): Pcm => ({
  samples: samples.map((x) => x * by),
  sampleRate,
});
const measured = (pcm: Pcm) => channelOf(pcm, findSpeech(pcm));

describe('the channel of a recording', () => {
  it('hides nothing of clear speech', () => {
    expect(measured(bursts())).toEqual({ ease: 0, wordEase: 0 });
  });

  it('is told as noise, or as an echo', () => {
    expect(measured(bursts(0.05))).toMatchObject({ hiddenBy: 'noise' });
    expect(measured(withEcho(bursts()))).toMatchObject({ hiddenBy: 'echo' });
  });

  it.each([0.01, 0.1, 0.5])('does not depend on the gain: %s', (gain) => {
    const clip = bursts(0.02);
    expect(measured(scaled(clip, gain)).ease).toBeCloseTo(measured(clip).ease, 2);
  });
});

describe('a recording that hides some of the speech', () => {
  const knots = [
    [0, 0],
    [0.5, 60],
    [1, 100],
  ] as const;
  const offset = { phone: 0, word: 0, utterance: 0 };
  const calibration = {
    offsets: { en: offset, es: offset, fr: offset, de: offset, it: offset },
    phone: knots,
    word: knots,
    utterance: knots,
    fluency: knots,
  };

  it('loses less, in the same order, and nothing more of what is perfect', () => {
    const { word } = eased(calibration, { ease: 0.5 });
    expect([0, 0.25, 0.5, 1].map((raw) => calibrate(raw, word))).toEqual([50, 65, 80, 100]);
  });

  const verdict = (logOdds: number): WordVerdict => ({ logOdds, rival: undefined, isClear: true });
  const verified = (...words: WordVerdict[]): Verification => ({ words, extras: [] });

  it('leaves a slight doubt about a word of a phrase unsure, and a clear one as it is', () => {
    const { words } = doubted(verified(verdict(-2), verdict(1), verdict(9)), { wordEase: 0.25 });
    expect(words).toMatchObject([{ logOdds: -4 }, { isUnsure: true }, { logOdds: 7, isClear: true }]);
    expect(words[0]).not.toHaveProperty('isUnsure');
  });

  it('tells an extra word in noise, but not a doubtful one beside another voice', () => {
    const extra = {
      logOdds: 1,
      span: { start: 3, end: 9 },
      text: 'und',
      units: [],
      isClear: false,
      isNamed: false,
    };
    const extrasIn = (hiddenBy: 'noise' | 'voice') =>
      doubted({ words: [verdict(-2), verdict(-2)], extras: [extra] }, { wordEase: 0.25, hiddenBy }).extras;
    expect(extrasIn('noise')).toEqual([extra]);
    expect(extrasIn('voice')).toEqual([]);
  });

  it('stays strict about a single word', () => {
    expect(doubted(verified(verdict(1)), { wordEase: 0.5 }).words).toEqual([verdict(1)]);
  });
});
