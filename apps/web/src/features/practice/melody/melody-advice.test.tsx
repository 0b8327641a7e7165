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
const adviceOn = async (mine: Melody, expectedText = 'Llego mañana.', language?: 'de') =>
  textOf(await renderHtml(<MelodyAdvice mine={mine} expectedText={expectedText} language="es" />, language));

const FLAT = gliding(118, 122);
const RISING = gliding(100, 150);
const FALLING = gliding(150, 100);

it('a monotone voice is asked to move more, whatever the synthetic voice does', async () => {
  expect(await adviceOn(FLAT)).toMatch(/Let it rise and fall more\. /);
});

it('a voice that moves like native speakers’ is right, and a livelier one is no fault', async () => {
  expect(await adviceOn(RISING)).toContain('Just right.');
  expect(await adviceOn(gliding(90, 250))).toContain('That’s livelier than most.');
});

it('the end follows native speakers: statements fall, questions rise or fall, and level is never the goal', async () => {
  expect(await adviceOn(FALLING)).toContain('falls at the end, as native speakers’ voices often do.');
  expect(await adviceOn(RISING)).toContain('In a statement, let it fall.');
  expect(await adviceOn(FLAT)).toContain('stays level at the end. Let it fall');
  const question = '¿Llegas mañana?';
  expect(await adviceOn(RISING, question)).toContain('as native speakers’ voices often do in a question.');
  expect(await adviceOn(FALLING, question)).toContain('let other questions rise.');
  expect(await adviceOn(FLAT, `«${question}»`)).toContain('Let a question rise');
});

it('the advice is in the interface’s language', async () => {
  expect(await adviceOn(RISING, '¿Llegas mañana?', 'de')).toContain(
    'wie oft bei Fragen von Muttersprachlern',
  );
});
