import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.ts';
import { heard, TOY_UNITS } from '../testing/posteriors.ts';
import { speak, toWav } from '../testing/recordings.ts';
import type { Language, Reference, ReferencePhone } from '../types.ts';
import { collectEvidence } from './evidence.ts';
import { CUES, type Cue, PLACES, type Place } from './prominence.ts';
import { decideStress, findMovedStress, type MeasuredSyllable, stressedWords } from './stress.ts';
import { STRESS_FEATURES, type StressModel, stressFeatures, stressModelOf } from './stress-model.ts';
import trained from './stress-weights.json' with { type: 'json' };

/** Log-odds of a vowel that is longer or louder than the others by as much as counts. */
const MODEL: StressModel = {
  weights: { vowelSeconds: 2, levelDb: 1.6, beforePause: -2.5 },
  vowels: { a: 0.2 },
  trees: [],
  thresholds: { alone: 1.5, phrase: 1.5, accented: 0.5 },
};
const NO_CUES = Object.fromEntries(CUES.map((cue) => [cue, 0])) as Record<Cue, number>;
const NO_PLACES = Object.fromEntries(PLACES.map((place) => [place, 0])) as Record<Place, number>;

/** A syllable of the given length and level in the middle of a phrase. */
function syllable(
  seconds: number,
  levelDb: number,
  others: Partial<MeasuredSyllable> = {},
): MeasuredSyllable {
  return {
    vowel: { unit: 'a', ipa: 'a', stress: 0 },
    phoneIndex: 0,
    cues: { ...NO_CUES, vowelSeconds: Math.log(seconds), levelDb },
    places: NO_PLACES,
    seconds,
    logVowel: -0.1,
    isApart: true,
    isClear: true,
    mayBeHeard: true,
    ...others,
  };
}

/** The decision for a word of alternating consonants and vowels. */
const decide = (expectedSyllable: number, ...syllables: MeasuredSyllable[]) =>
  decideStress(
    {
      word: 0,
      expectedSyllable,
      context: 'phrase',
      syllables: syllables.map((each, index) => ({ ...each, phoneIndex: 2 * index + 1 })),
    },
    MODEL,
  );

describe('decideStress', () => {
  it('finds the stress on another syllable that is clearly longer and louder', () => {
    expect(decide(1, syllable(0.16, -14), syllable(0.06, -22), syllable(0.08, -20))).toMatchObject({
      expectedSyllable: 1,
      heardSyllable: 0,
      expectedPhoneIndex: 3,
      heardPhoneIndex: 1,
    });
  });

  it('finds nothing if the expected syllable stands out, or none does', () => {
    expect(decide(0, syllable(0.16, -14), syllable(0.06, -22), syllable(0.08, -20))).toBeUndefined();
    expect(decide(1, syllable(0.09, -18), syllable(0.08, -19), syllable(0.08, -20))).toBeUndefined();
  });

  it('does not judge if either vowel is unclear', () => {
    const [long, short] = [syllable(0.16, -14), syllable(0.06, -22)];
    expect(decide(1, long, { ...short, isClear: false })).toBeUndefined();
    expect(decide(1, { ...long, mayBeHeard: false }, short)).toBeUndefined();
    expect(decide(1, long, short)).toBeDefined();
  });

  it('does not let one cue decide, however strong', () => {
    expect(decide(1, syllable(5, -20), syllable(0.06, -20))?.evidence).toBeCloseTo(2.5, 6);
  });

  it('expects the last syllable of a phrase to be drawn out', () => {
    const places = { ...syllable(0.1, 0).places, last: 1, beforePause: 1 };
    const [first, last] = [syllable(0.07, -20), syllable(0.15, -19)];
    expect(decide(0, first, last)).toBeDefined();
    expect(decide(0, first, { ...last, places })).toBeUndefined();
  });

  it('does not change with the level or the pace of the recording', () => {
    const lengths = fc.array(
      fc.tuple(fc.double({ min: 0.05, max: 0.3, noNaN: true }), fc.integer({ min: -40, max: -5 })),
      {
        minLength: 2,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: -20, max: 20 }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (said, gain, pace) => {
          const plain = decide(0, ...said.map(([seconds, level]) => syllable(seconds, level)));
          const changed = decide(
            0,
            ...said.map(([seconds, level]) => syllable(seconds * pace, level + gain)),
          );
          expect(changed?.evidence ?? 0).toBeCloseTo(plain?.evidence ?? 0, 6);
        },
      ),
    );
  });

  it('believes weaker evidence against a stress that the spelling shows', () => {
    const said = {
      word: 0,
      expectedSyllable: 1,
      syllables: [syllable(0.1, -19), syllable(0.08, -20)],
    };
    expect(decideStress({ ...said, context: 'phrase' }, MODEL)).toBeUndefined();
    expect(decideStress({ ...said, context: 'accented' }, MODEL)).toMatchObject({ heardSyllable: 0 });
  });
});

describe('the fitted models', () => {
  it('have the features that the engine computes', () => {
    expect(trained.features).toEqual(STRESS_FEATURES);
    expect(stressFeatures([syllable(0.1, -20)])[0]).toHaveLength(STRESS_FEATURES.length);
    for (const language of ['en', 'de', 'es', 'it'] as const) {
      expect(Object.keys(stressModelOf(language)!.weights)).toEqual(STRESS_FEATURES);
    }
    expect(stressModelOf('fr')).toBeUndefined();
  });
});

describe('the words whose stress is judged', () => {
  /** Sounds separated by spaces, ' before the stressed vowel. */
  const pronunciation = (sounds: string): ReferencePhone[] =>
    sounds.split(' ').map((sound) => {
      const unit = sound.replace("'", '');
      return 'aei'.includes(unit) ? { unit, ipa: unit, stress: sound === unit ? 0 : 2 } : { unit, ipa: unit };
    });
  const sound = {
    pcm: { samples: new Float32Array(16_000), sampleRate: 16_000 },
    mel: { rows: 100, columns: 64, data: new Float32Array(6400) },
    frameStartSeconds: (t: number) => t * 0.03,
  };
  const evidenceOf = (language: Language, said: string, text: string, ...pronunciations: string[]) => {
    const reference: Reference = {
      language,
      words: [{ text, pronunciations: pronunciations.map(pronunciation) }],
    };
    return collectEvidence([heard(said)], TOY_UNITS, TOY_UNITS, reference);
  };
  const stressed = (...[language, said, text, ...pronunciations]: Parameters<typeof evidenceOf>) =>
    stressedWords(evidenceOf(language, said, text, ...pronunciations), sound);

  it('have one primary stress and several vowels', () => {
    expect(stressed('es', '_ m a n e _', 'mane', "m 'a n e")).toMatchObject([
      { word: 0, expectedSyllable: 0, syllables: [{ phoneIndex: 1 }, { phoneIndex: 3 }] },
    ]);
    expect(stressed('es', '_ m a n _', 'man', "m 'a n")).toEqual([]);
    expect(stressed('es', '_ m a n e _', 'mane', 'm a n e')).toEqual([]);
    expect(stressed('es', '_ m a n e _', 'mane', "m 'a n 'e")).toEqual([]);
  });

  it('never have accepted pronunciations with different stress', () => {
    expect(stressed('en', '_ m a n e _', 'mane', "m 'a n e", "m a n 'e")).toEqual([]);
    expect(stressed('en', '_ m a n e _', 'mane', "m 'a n e", "m 'a n i")).toHaveLength(1);
  });

  it('compare no adjacent vowels, which may be one syllable or two', () => {
    const [word] = stressed('es', '_ m a i n e n a _', 'mainena', "m 'a i n e n a");
    expect(word?.syllables.map(({ isClear }) => isClear)).toEqual([false, false, true, true]);
  });

  it('are, in a phrase, no function words without a stress of their own', () => {
    const phrase = (text: string) => {
      const words = [text, 'mane'].map((each) => ({
        text: each,
        pronunciations: [pronunciation("m 'a n e")],
      }));
      const evidence = collectEvidence([heard('_ m a n e m a n e _')], TOY_UNITS, TOY_UNITS, {
        language: 'es',
        words,
      });
      return stressedWords(evidence, sound).map(({ word }) => word);
    };
    expect(phrase('mane')).toEqual([0, 1]);
    expect(phrase('para')).toEqual([1]);
    expect(stressed('es', '_ m a n e _', 'para', "m 'a n e")).toMatchObject([{ context: 'alone' }]);
  });

  it('have an accent in their spelling, or none', () => {
    const contexts = ['mane', 'máne'].map((text) => {
      const words = [text, 'mane'].map((each) => ({
        text: each,
        pronunciations: [pronunciation("m 'a n e")],
      }));
      const said = [heard('_ m a n e m a n e _')];
      return stressedWords(collectEvidence(said, TOY_UNITS, TOY_UNITS, { language: 'es', words }), sound)[0]
        ?.context;
    });
    expect(contexts).toEqual(['phrase', 'accented']);
  });

  it('are never numbers in digits, hyphenated words, heteronyms or the teens', () => {
    for (const text of ['25', 'well-known', 'record', 'thirteen']) {
      expect(stressed('en', '_ m a n e _', text, "m 'a n e")).toEqual([]);
    }
  });

  it('are never French', () => {
    const evidence = evidenceOf('fr', '_ m a n e _', 'mané', "m 'a n e");
    expect(findMovedStress(evidence, sound)).toEqual([]);
  });
});

describe('moved stress in speech', () => {
  it('is a single deduction, and correct stress is not mentioned', async () => {
    const engine = await createNodeEngine();
    const answer = async (said: string, expectedText: string) =>
      engine.assess({ audio: toWav(await speak(said, 'es', 130)), expectedText, language: 'es' });
    const moved = await answer('Llega muy prontó.', 'Llega muy pronto.');
    const pronto = moved.words[2];
    expect(moved.words.filter(({ stress }) => stress)).toEqual([pronto]);
    expect(pronto?.stress).toMatchObject({ expectedSyllable: 1, heardSyllable: 2 });
    expect(pronto?.phones[pronto.stress!.expectedPhoneIndex]?.ipa).toBe('o');
    expect(pronto?.stress?.heardPhoneIndex).toBe(5);
    const said = moved.breakdown.deductions.filter(({ reason }) =>
      /“pronto”: stress the 1st syllable, not the 2nd/.test(reason),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ wordIndex: 2, amount: 0.05 });
    const right = await answer('Llega muy pronto.', 'Llega muy pronto.');
    expect(right.words.every(({ stress }) => stress === undefined)).toBe(true);
    await engine.release();
  }, 60_000);
});
