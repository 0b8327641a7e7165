import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeEngine, type Engine, type Language } from '../node.ts';
import { noise, speak, toWav } from '../testing/recordings.ts';
import { decideContest } from './contest.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createNodeEngine();
});
afterAll(() => engine.release());

const say = async (said: string, expectedText: string, partner: string, language: Language) =>
  engine.assess({ audio: toWav(await speak(said, language)), expectedText, partner, language });

/** Pairs whose sounds this voice tells apart. */
const PAIRS: readonly (readonly [Language, string, string])[] = [
  ['en', 'goat', 'coat'],
  ['en', 'she', 'see'],
  ['es', 'mesa', 'misa'],
  ['fr', 'rue', 'roue'],
  ['de', 'Reise', 'Reihe'],
  ['it', 'casa', 'case'],
];

describe('SUB-16 a minimal pair', () => {
  it.each(PAIRS)(
    '%s: the other word is heard as the other word (%s for %s)',
    async (language, one, other) => {
      for (const [said, expected] of [
        [one, other],
        [other, one],
      ] as const) {
        const { words, accuracy } = await say(said, expected, said, language);
        expect(words[0]).toMatchObject({ heardWord: said, status: 'poor' });
        expect(accuracy).toBeLessThan(60);
      }
    },
  );

  it.each(PAIRS)(
    '%s: the word itself is never heard as its partner (%s, %s)',
    async (language, one, other) => {
      for (const [said, partner] of [
        [one, other],
        [other, one],
      ] as const) {
        const { words, outcome, reason } = await say(said, said, partner, language);
        if (outcome === 'not-judged') expect(reason).toBe('too-close');
        else expect(words[0]!.heardWord).toBeUndefined();
      }
    },
  );

  it('that is too close to call is not judged, so it costs no attempt and enters no history', () => {
    const evidence = { sounds: ['ɪ', 'i'] as const, frame: 0, ctc: 0, acoustic: undefined };
    expect(decideContest(evidence, 'en')).toBe('too-close');
  });

  it('decides the same whichever word was to be said', () => {
    const evidence = { frame: 6, ctc: 5, acoustic: undefined };
    const reversed = { frame: -6, ctc: -5, acoustic: undefined };
    expect(decideContest({ ...evidence, sounds: ['ɪ', 'i'] }, 'en')).toBe('partner');
    expect(decideContest({ ...reversed, sounds: ['i', 'ɪ'] }, 'en')).toBe('own');
    expect(decideContest({ ...reversed, sounds: ['ɪ', 'i'] }, 'en')).toBe('own');
    expect(decideContest({ ...evidence, sounds: ['i', 'ɪ'] }, 'en')).toBe('partner');
  });

  it('whose words share every pronunciation is no contest', async () => {
    const { outcome, words } = await say('casa', 'casa', 'caza', 'es');
    expect(outcome).toBe('scored');
    expect(words[0]!.heardWord).toBeUndefined();
  });

  it('leaves a third word and a recording without speech as they are', async () => {
    const third = await say('elephant', 'ship', 'sheep', 'en');
    expect(third.outcome === 'not-judged' || third.words[0]!.status === 'poor').toBe(true);
    expect(third.words[0]?.heardWord).not.toBe('sheep');
    const silent = await engine.assess({
      audio: toWav(noise(1, 0.0001)),
      expectedText: 'ship',
      partner: 'sheep',
      language: 'en',
    });
    expect(silent).toMatchObject({ outcome: 'not-judged', reason: 'silence' });
  });
});
