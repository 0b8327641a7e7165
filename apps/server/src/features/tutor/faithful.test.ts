import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Findings } from '../../providers/tutor.ts';
import { findUnfaithful } from './faithful.ts';

const FINDINGS: Findings = {
  expectedText: 'buenos días',
  language: 'es',
  locale: 'en',
  accuracy: 83,
  deductions: [
    {
      percent: 12,
      reason: '“días”: /ð/ sounded like /d/',
      details: 'Let the tongue touch the teeth only lightly. Example: “nada”.',
    },
    { percent: 5, reason: 'Other small differences' },
  ],
  message: 'Good! Most of it was clear. Fix this first: “días”: /ð/ sounded like /d/.',
};

describe('a tutor can rephrase but not invent', () => {
  it.each([
    ['en', 'Well done, 83% is a solid result. In “días” your /ð/ came out as /d/: touch the teeth lightly.'],
    ['es', 'Muy bien: 83 %. En «días» tu /ð/ sonó como /d/; toca los dientes solo un poco con la lengua.'],
    ['fr', 'Bien joué, 83 %. Dans « días », le son /ð/ ressemblait à /d/ : touche à peine les dents.'],
    ['de', 'Gut gemacht, 83 Prozent. In „días“ klang das /ð/ wie /d/: Berühre die Zähne nur ganz leicht.'],
    [
      'it',
      'Molto bene: 83%. In “días” il suono /ð/ era come /d/: sfiora i denti con la lingua, come in “nada”.',
    ],
  ] as const)('another wording of the findings passes (%s)', (language, message) => {
    expect(findUnfaithful(message, FINDINGS, language)).toBeUndefined();
  });

  it('the engine’s own text passes', () => {
    expect(findUnfaithful(FINDINGS.message, FINDINGS, 'en')).toBeUndefined();
  });

  it.each([
    ['another score', 'You reached 92% this time.', 'number'],
    ['a fluency nobody measured', 'Good. Your pace was 75% right.', 'number'],
    ['a score in words', 'That is ninety percent of the way.', 'number'],
    ['a score in words without a unit', 'You are at ninety-two now.', 'number'],
    ['a mark out of ten', 'That is an eight out of ten.', 'number'],
    ['a score in other digits', 'You reached ٩٢ this time.', 'number'],
    ['a fraction', 'You have ¾ of it.', 'number'],
    ['percent of something that is no score', 'Of 1 sound, 1% was off.', 'number'],
    ['a sound that was not found', 'The /r/ in “días” needs work.', 'sound'],
    ['a sound in brackets', 'You said [θ] for it.', 'sound'],
    ['a sound without slashes', 'Your ɲ is too soft.', 'sound'],
    ['a letter for a sound', 'Roll the r a little more.', 'sound'],
    ['a whole word in IPA', 'Say /bwenas noʧes/ slowly.', 'sound'],
    ['a word of another phrase', 'The word “noches” was unclear.', 'word'],
    ['a word of the phrase that was fine', 'The word “buenos” was unclear.', 'word'],
    ['the same in single quotes', "The word 'buenos' was unclear.", 'word'],
    ['praise above the score', 'Perfect, that was it.', 'praise'],
    ['a native’s sound at 83', 'You sound like a native speaker.', 'praise'],
    ['markup', '<b>Well</b> done.', 'markup'],
    ['a link', 'Read more at https://example.org', 'markup'],
    ['Markdown', '**Well done** on that.', 'markup'],
    ['nothing', ' \n ', 'length'],
    ['a lecture', 'Well done. '.repeat(80), 'length'],
    ['another language', 'Das ist sehr gut und du bist auf dem Weg.', 'other-language'],
  ])('%s does not pass', (_what, message, why) => {
    expect(findUnfaithful(message, FINDINGS, 'en')).toBe(why);
  });

  it('praise passes if the score justifies it', () => {
    const excellent = { ...FINDINGS, accuracy: 97, deductions: [] };
    expect(findUnfaithful('Perfect, 97%! Keep it up.', excellent, 'en')).toBeUndefined();
  });

  it('numbers of the phrase itself may be repeated', () => {
    const findings = { ...FINDINGS, expectedText: 'Tengo 25 años' };
    expect(findUnfaithful('“Tengo 25 años” is nearly there.', findings, 'en')).toBeUndefined();
    expect(findUnfaithful('You are at 25%.', findings, 'en')).toBe('number');
  });

  it('no number outside the findings passes, in any position', () => {
    const known = new Set([83, 12, 5]);
    const unknown = fc.integer({ min: 0, max: 10_000 }).filter((number) => !known.has(number));
    const around = fc.constantFrom('', ' ', '%', ' percent', '/100', ' points', '.5', '!');
    fc.assert(
      fc.property(unknown, around, (number, after) => {
        const message = `Well done, you are at ${number}${after} with “días”`;
        expect(findUnfaithful(message, FINDINGS, 'en')).toBe('number');
      }),
    );
  });

  it('no IPA symbol outside the findings passes, marked or not', () => {
    const symbols = fc.constantFrom(...'ʃʒʁɾɹɲʎɛɔæøəɪʊŋʔθ');
    const mark = fc.constantFrom(
      (ipa: string) => `/${ipa}/`,
      (ipa: string) => `[${ipa}]`,
      (ipa: string) => ipa,
      (ipa: string) => `d${ipa}as`,
    );
    fc.assert(
      fc.property(symbols, mark, (symbol, marked) => {
        expect(findUnfaithful(`Listen for ${marked(symbol)} in it.`, FINDINGS, 'en')).toBe('sound');
      }),
    );
  });
});
