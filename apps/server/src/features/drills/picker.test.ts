import { CLEAR_SOUND_ACCURACY, FIRST_LANGUAGES, RELIABLE_PHONE_COUNT } from '@speak-it-now/contract';
import { LANGUAGE_UNITS, UNITS } from '@speak-it-now/engine/phonemes';
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { DRILLS } from '@speak-it-now/languages/drills';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastsOf } from './contrasts.ts';
import { pickSounds, type SoundScores } from './picker.ts';

const SOUNDS = ['θ', 'ð', 'ɪ', 'i', 'æ', 'v', 'ɹ', 'ʃ', 'z', 'ŋ'];
const scores = (): fc.Arbitrary<SoundScores[]> =>
  fc.uniqueArray(
    fc.record({
      sound: fc.constantFrom(...SOUNDS),
      count: fc.integer({ min: 1, max: 20 }),
      meanAccuracy: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
    { selector: ({ sound }) => sound, maxLength: SOUNDS.length },
  );
const contrasts = () => fc.uniqueArray(fc.constantFrom(...SOUNDS));
const soundsOf = (picked: readonly { readonly sound: string }[]) => picked.map(({ sound }) => sound);

describe('SUB-16 the picked sounds', () => {
  it('are those with the lowest reliable means, weakest first', () => {
    const picked = pickSounds(
      [
        { sound: 'θ', count: 20, meanAccuracy: 40 },
        { sound: 'ɪ', count: 20, meanAccuracy: 60 },
        { sound: 's', count: 20, meanAccuracy: 95 },
        { sound: 'ʒ', count: 2, meanAccuracy: 5 },
      ],
      [],
      6,
    );
    expect(picked).toEqual([
      { sound: 'θ', basis: 'measured', count: 20, meanAccuracy: 40 },
      { sound: 'ɪ', basis: 'measured', count: 20, meanAccuracy: 60 },
    ]);
  });

  it('are ranked with means over few scores shrunk toward the learner’s mean', () => {
    const many = { sound: 'v', count: 20, meanAccuracy: 58 };
    const few = { sound: 'z', count: RELIABLE_PHONE_COUNT, meanAccuracy: 55 };
    const good = { sound: 's', count: 20, meanAccuracy: 90 };
    expect(soundsOf(pickSounds([few, many, good], [], 6))).toEqual(['v', 'z']);
    expect(soundsOf(pickSounds([{ ...few, count: 20 }, many, good], [], 6))).toEqual(['z', 'v']);
  });

  it('depend on the first language if there are few scores, and not if there are many', () => {
    const thin = ['i', 'ɪ'].map((sound) => ({ sound, count: RELIABLE_PHONE_COUNT, meanAccuracy: 60 }));
    expect(soundsOf(pickSounds(thin, ['ɪ'], 6))).toEqual(['ɪ', 'i']);
    const plain = [
      { sound: 'i', count: 20, meanAccuracy: 60 },
      { sound: 'ɪ', count: 20, meanAccuracy: 64 },
    ];
    expect(soundsOf(pickSounds(plain, ['ɪ'], 6))).toEqual(['i', 'ɪ']);
  });

  it('are hard for the first language if there are no scores, and marked as not measured', () => {
    expect(pickSounds([], ['θ', 'ɪ', 'θ'], 6)).toEqual([
      { sound: 'θ', basis: 'expected', count: 0, meanAccuracy: null },
      { sound: 'ɪ', basis: 'expected', count: 0, meanAccuracy: null },
    ]);
  });

  it('never include unreliable or good scores, duplicates, or too many', () => {
    fc.assert(
      fc.property(scores(), contrasts(), fc.integer({ min: 0, max: 8 }), (all, hard, limit) => {
        const picked = pickSounds(all, hard, limit);
        expect(picked.length).toBeLessThanOrEqual(limit);
        expect(new Set(soundsOf(picked)).size).toBe(picked.length);
        for (const { basis, count, meanAccuracy, sound } of picked) {
          if (basis === 'expected') {
            expect(hard).toContain(sound);
            expect(count).toBeLessThan(RELIABLE_PHONE_COUNT);
          } else {
            expect(count).toBeGreaterThanOrEqual(RELIABLE_PHONE_COUNT);
            expect(meanAccuracy).toBeLessThan(CLEAR_SOUND_ACCURACY);
          }
        }
      }),
    );
  });

  it('do not depend on the order of the scores', () => {
    fc.assert(
      fc.property(scores(), contrasts(), (all, hard) => {
        expect(pickSounds(all.toReversed(), hard, 6)).toEqual(pickSounds(all, hard, 6));
      }),
    );
  });

  it('never move down the list if they get worse', () => {
    fc.assert(
      fc.property(
        scores(),
        contrasts(),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, hard, at, part) => {
          fc.pre(all.length > 0);
          const chosen = all[at % all.length]!;
          fc.pre(chosen.count >= RELIABLE_PHONE_COUNT);
          const place = (list: readonly SoundScores[]) => {
            const found = soundsOf(pickSounds(list, hard, SOUNDS.length)).indexOf(chosen.sound);
            return found < 0 ? SOUNDS.length : found;
          };
          const worse = all.map((score) =>
            score === chosen ? { ...score, meanAccuracy: score.meanAccuracy * part } : score,
          );
          expect(place(worse)).toBeLessThanOrEqual(place(all));
        },
      ),
    );
  });
});

describe('the contrasts of first languages', () => {
  it.each(TAUGHT_LANGUAGES)(
    'SUB-16 %s: uses sounds of the language and of the engine’s inventory',
    (language) => {
      for (const firstLanguage of FIRST_LANGUAGES) {
        expect(DRILLS[language].contrasts).toHaveProperty(firstLanguage);
        const list = contrastsOf(language, firstLanguage);
        if (firstLanguage === language) expect(list).toEqual([]);
        else expect(list.length, firstLanguage).toBeGreaterThanOrEqual(2);
        expect(new Set(soundsOf(list)).size, firstLanguage).toBe(list.length);
        for (const { sound, heard } of list) {
          expect(LANGUAGE_UNITS[language], `${firstLanguage} ${sound}`).toContain(sound);
          if (heard !== '') expect(UNITS, `${firstLanguage} ${sound}>${heard}`).toContain(heard);
          expect(heard).not.toBe(sound);
        }
      }
      expect(contrastsOf(language, null).length).toBeGreaterThanOrEqual(5);
    },
  );

  it('SUB-16 Spanish speakers meet the English i of ship, r and th', () => {
    const contrasts = contrastsOf('en', 'es');
    expect(contrasts.slice(0, 4)).toEqual([
      { sound: 'ɪ', heard: 'i' },
      { sound: 'ɹ', heard: 'r' },
      { sound: 'θ', heard: 's' },
      { sound: 'ð', heard: 'd' },
    ]);
  });
});
