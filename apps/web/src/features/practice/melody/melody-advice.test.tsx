import { expect, it } from 'vitest';
import { renderHtml, textOf } from '../../../../test/render.tsx';
import { type Melody, toMelody } from './melody.ts';
import { MelodyAdvice } from './melody-advice.tsx';

/** A voice that glides from one pitch to another. */
const gliding = (from: number, to: number): Melody =>
  toMelody({
    hopSeconds: 0.01,
    hertz: Array.from({ length: 60 }, (_, index) => from * (to / from) ** (index / 59)),
  })!;
const adviceOn = async (mine: Melody, model: Melody, language?: 'de') =>
  textOf(await renderHtml(<MelodyAdvice mine={mine} model={model} language="es" />, language));

it('a monotone voice is asked to move more, although the synthetic voice is as monotone', async () => {
  const flat = gliding(118, 122);
  expect(await adviceOn(flat, flat)).toMatch(/Let it rise and fall more\. /);
});

it('a voice like native speakers’ is right, and livelier than the synthetic voice is no fault', async () => {
  const usual = gliding(100, 150);
  expect(await adviceOn(usual, gliding(118, 122))).toContain('Just right.');
  expect(await adviceOn(gliding(90, 250), usual)).toContain('That’s livelier than most.');
});

it('an ending that goes the other way is named, in the interface’s language', async () => {
  const rising = gliding(100, 150);
  const falling = gliding(150, 100);
  expect(await adviceOn(rising, rising)).toContain('Both voices rise at the end.');
  expect(await adviceOn(rising, falling)).toContain('At the end the model falls, yours rises.');
  expect(await adviceOn(rising, falling, 'de')).toContain('Halbtöne');
});
