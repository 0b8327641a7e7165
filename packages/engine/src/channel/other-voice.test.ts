import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeEngine, type Engine } from '../node.ts';
import { gain, speak, surround, toWav } from '../testing/recordings.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createNodeEngine();
});
afterAll(() => engine.release());

const TEXT = 'Could you bring us the menu, please?';

describe('another voice in the background', () => {
  it.each([0.2, 1])(
    'is told, and what it says is not extra speech (%d s of silence around the phrase)',
    async (seconds) => {
      const mine = surround(await speak(TEXT, 'en'), seconds, seconds);
      const other = gain(
        await speak('Wir haben heute leider keinen Tisch mehr frei, kommen Sie bitte morgen wieder.', 'de'),
        -8,
      );
      const samples = mine.samples.map((x, i) => x + other.samples[i % other.samples.length]!);
      const answer = await engine.assess({
        audio: toWav({ ...mine, samples }),
        expectedText: TEXT,
        language: 'en',
      });
      expect(answer.message).toContain('Somebody else was talking');
      expect(answer.extraWords).toEqual([]);
    },
  );

  it('is not told of one voice, fast or slow, or of a word that the learner says twice', async () => {
    for (const [said, wordsPerMinute] of [
      [TEXT, 150],
      [TEXT, 90],
      [TEXT, 220],
      ['Could you bring us, bring us the menu, please?', 150],
    ] as const) {
      const audio = toWav(surround(await speak(said, 'en', wordsPerMinute), 1, 1));
      const { message } = await engine.assess({ audio, expectedText: TEXT, language: 'en' });
      expect(message).not.toContain('Somebody else');
    }
  });
});
