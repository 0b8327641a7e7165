import { describe, expect, it } from 'vitest';
import { HOSTILE_RECORDINGS, oggOfChannels } from '../testing/hostile-recordings.ts';
import { gain, join, noise, speak, toOpus, toWav, type WavFormat } from '../testing/recordings.ts';
import type { Pcm } from '../types.ts';
import { decodeAudio } from './decode.ts';
import { resample } from './resample.ts';

const speech = await speak('Good morning, how are you?', 'en');

/** A second and a half of two tones that every format below can carry. */
function tones(sampleRate: number): Pcm {
  const samples = Float32Array.from({ length: 1.5 * sampleRate }, (_, i) => {
    const t = i / sampleRate;
    return 0.4 * Math.sin(2 * Math.PI * 440 * t) + 0.2 * Math.sin(2 * Math.PI * 1900 * t);
  });
  return { samples, sampleRate };
}

/** Signal to error in dB between the middles of two clips. */
function similarityDb(a: Pcm, b: Pcm): number {
  let signal = 0;
  let error = 0;
  for (let i = 2000; i < Math.min(a.samples.length, b.samples.length) - 2000; i++) {
    signal += a.samples[i]! ** 2;
    error += (a.samples[i]! - b.samples[i]!) ** 2;
  }
  return 10 * Math.log10(signal / (error + 1e-12));
}

/** The shift in samples, up to 50 ms, at which b correlates best with a. */
function delayOf(a: Pcm, b: Pcm): number {
  let best = 0;
  let bestProduct = Number.NEGATIVE_INFINITY;
  for (let delay = -800; delay <= 800; delay++) {
    let product = 0;
    for (let i = 800; i < a.samples.length - 800; i += 3)
      product += a.samples[i]! * (b.samples[i + delay] ?? 0);
    if (product > bestProduct) [best, bestProduct] = [delay, product];
  }
  return best;
}

describe('decodeAudio of WAV', () => {
  it.each<[WavFormat, number]>([
    ['u8', 30],
    ['s16', 60],
    ['s24', 70],
    ['s32', 70],
    ['f32', 70],
    ['f64', 70],
  ])('reads %s samples', async (format, minDb) => {
    const decoded = await decodeAudio(toWav(tones(16_000), format));
    expect(decoded.sampleRate).toBe(16_000);
    expect(similarityDb(tones(16_000), decoded)).toBeGreaterThan(minDb);
  });

  it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])('resamples %i Hz to 16 kHz', async (sampleRate) => {
    const decoded = await decodeAudio(toWav(tones(sampleRate), 'f32'));
    expect(decoded.samples.length).toBe(24_000);
    expect(similarityDb(tones(16_000), decoded)).toBeGreaterThan(55);
  });

  it('does not fold sounds above 8 kHz into the speech', () => {
    const whistle = Float32Array.from({ length: 48_000 }, (_, i) =>
      Math.sin((2 * Math.PI * 11_000 * i) / 48_000),
    );
    const heard = resample({ samples: whistle, sampleRate: 48_000 }, 16_000).samples.subarray(1000, -1000);
    expect(Math.max(...heard.map(Math.abs))).toBeLessThan(0.001);
  });

  it('averages the channels', async () => {
    const decoded = await decodeAudio(toWav(tones(16_000), 's16', 2));
    expect(similarityDb(tones(16_000), decoded)).toBeGreaterThan(60);
  });

  it('reads a header in which a streaming writer left the size open', async () => {
    const wav = toWav(speech);
    new DataView(wav.buffer).setUint32(40, 0xffffffff, true);
    expect((await decodeAudio(wav)).samples.length).toBe(speech.samples.length);
  });
});

describe('decodeAudio of Opus', () => {
  it.each(['webm', 'ogg', 'mp4', 'mkv'] as const)(
    'REC-11 reads %s, in time with the original',
    async (container) => {
      const decoded = await decodeAudio(await toOpus(speech, container));
      expect(decoded.samples.length / 16_000).toBeCloseTo(speech.samples.length / 16_000, 1);
      expect(Math.abs(delayOf(speech, decoded))).toBeLessThan(16);
    },
  );

  it.each(['webm', 'ogg', 'mp4'] as const)('says that a truncated %s is damaged', async (container) => {
    const whole = await toOpus(speech, container);
    for (const share of [0.3, 0.6, 0.9]) {
      const part = whole.slice(0, Math.floor(whole.length * share));
      await expect(decodeAudio(part)).rejects.toMatchObject({ code: 'audio-damaged' });
    }
  });
});

describe('decodeAudio of files that are no recordings', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['nothing', new Uint8Array(), 'audio-damaged'],
    ['text', bytes('Good morning, this is not a recording at all.'), 'audio-unsupported'],
    ['a WAV header alone', toWav({ samples: new Float32Array(), sampleRate: 16_000 }), 'audio-too-short'],
    ['half a WAV file', toWav(speech).slice(0, 20_000), 'audio-damaged'],
    ['bytes of chance', new Uint8Array(5000).map((_, i) => (i * 7919) % 251), 'audio-unsupported'],
  ])('REC-26 refuses %s', async (_name, file, code) => {
    await expect(decodeAudio(file)).rejects.toMatchObject({ name: 'EngineError', code });
  });

  it.each(['wav', 'webm'] as const)('REC-22 refuses 31 seconds in %s and accepts 30', async (container) => {
    const encode = async (pcm: Pcm) => (container === 'wav' ? toWav(pcm) : toOpus(pcm, container));
    const clip = (seconds: number) =>
      join(speech, gain(noise(seconds - speech.samples.length / 16_000, 0.01), 0));
    await expect(decodeAudio(await encode(clip(31)))).rejects.toMatchObject({ code: 'audio-too-long' });
    expect((await decodeAudio(await encode(clip(30)))).samples.length / 16_000).toBeCloseTo(30, 1);
  });

  it.each(Object.entries(HOSTILE_RECORDINGS))('refuses %s before it is read', async (_name, makeFile) => {
    await expect(decodeAudio(makeFile())).rejects.toMatchObject({
      code: 'audio-damaged',
      message: expect.stringMatching(/more parts than 30 seconds|parts in the wrong place/),
    });
  });

  it.each([
    [0, 0],
    [3, 0],
    [255, 0],
    [0, 1],
    [255, 255],
  ])('refuses Opus of %i channels in mapping family %i', async (channels, mappingFamily) => {
    await expect(decodeAudio(oggOfChannels(channels, mappingFamily))).rejects.toMatchObject({
      code: 'audio-unsupported',
    });
  });

  it('refuses Opus whose channels are mapped to streams that it lacks', async () => {
    await expect(decodeAudio(oggOfChannels(2, 1))).rejects.toMatchObject({ code: 'audio-damaged' });
  });

  it('throws only errors with a code, however the bytes are damaged', async () => {
    const files = [
      toWav(speech),
      await toOpus(speech, 'webm'),
      await toOpus(speech, 'ogg'),
      await toOpus(speech, 'mp4'),
    ];
    for (const file of files) {
      for (let seed = 1; seed <= 25; seed++) {
        const broken = file.slice();
        for (let k = 0; k < 20; k++)
          broken[(seed * 7919 + k * 104_729) % Math.min(broken.length, 2000)] = (seed * k) % 256;
        await decodeAudio(broken).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'EngineError' });
        });
      }
    }
  });
});
