import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.ts';
import { heard, TOY_UNITS } from '../testing/posteriors.ts';
import { speak, toWav } from '../testing/recordings.ts';
import type { Language, Reference, ReferencePhone } from '../types.ts';
import { collectEvidence } from './evidence.ts';
import { CUES, PLACES } from './prominence.ts';
import {
  decideStress,
  findMovedStress,
  type MeasuredSyllable,
  type StressWeights,
  stressedWords,
} from './stress.ts';

const WEIGHTS: StressWeights = {
  cues: { vowelSeconds: 2, syllableSeconds: 0, levelDb: 0.2, peakDb: 0, tiltDb: 0 },
  places: { first: 0, last: 0, beforePause: -1, openBeforePause: 0, onset: 0, coda: 0 },
  vowels: { a: 0.2 },
  threshold: 1.5,
};

/** A syllable of the given length and level in the middle of a phrase. */
function syllable(
  seconds: number,
  levelDb: number,
  others: Partial<MeasuredSyllable> = {},
): MeasuredSyllable {
  const cues = { vowelSeconds: Math.log(seconds), syllableSeconds: Math.log(2 * seconds), levelDb };
  return {
    vowel: { unit: 'a', ipa: 'a', stress: 0 },
    phoneIndex: 0,
    cues: { ...cues, peakDb: levelDb + 2, tiltDb: -6 },
    places: { first: 0, last: 0, beforePause: 0, openBeforePause: 0, onset: 1, coda: 1 },
    seconds,
    logPosterior: -0.1,
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
      syllables: syllables.map((each, index) => ({ ...each, phoneIndex: 2 * index + 1 })),
    },
    WEIGHTS,
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
    expect(decide(1, syllable(5, -20), syllable(0.06, -20))?.evidence ?? 0).toBeLessThan(2.6);
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

  it('uses every cue and position that it was trained with', () => {
    expect(Object.keys(WEIGHTS.cues)).toEqual([...CUES]);
    expect(Object.keys(WEIGHTS.places)).toEqual([...PLACES]);
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

  it('never have adjacent vowels, which may be one syllable or two', () => {
    expect(stressed('es', '_ m a i n e _', 'maine', "m 'a i n e")).toEqual([]);
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
