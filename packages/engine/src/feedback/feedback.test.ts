import { describe, expect, it } from 'vitest';
import { grades, missing, word } from '../testing/grades.ts';
import { giveFeedback } from './feedback.ts';

const reasons = (feedback: ReturnType<typeof giveFeedback>) =>
  feedback.breakdown.deductions.map(({ reason }) => reason);

describe('giveFeedback', () => {
  it('CHK-38 names the word, the sound, what was heard and the fix', () => {
    const feedback = giveFeedback(grades(80, [word('think', 'θ:10>s ɪ ŋ k', 70)]), 'en');
    expect(feedback.breakdown.deductions[0]).toEqual({
      amount: 0.2,
      reason: '“think”: /θ/ sounded like /s/',
      details: 'Let the tip of the tongue show between the teeth: “think”, not “sink”.',
      wordIndex: 0,
      phoneIndex: 0,
    });
  });

  it('does not name the sound that was heard if it is unsure', () => {
    const feedback = giveFeedback(grades(80, [word('think', 'θ:30 ɪ ŋ k', 70)]), 'en');
    expect(reasons(feedback)).toEqual(['“think”: /θ/ wasn’t clear']);
  });

  it('says which word or sound was left out', () => {
    const words = [word('I', 'aɪ', 100), word('like', 'l aɪ k:5>', 70), missing('cold', 'k oʊ l d')];
    const feedback = giveFeedback(grades(60, words), 'en');
    expect(reasons(feedback)).toEqual(['We didn’t hear “cold”', '“like”: /k/ was left out']);
    expect(feedback.transcription).toBe('I like');
  });

  it('distinguishes a repeated word from other extra speech', () => {
    const words = [word('good', 'ɡ ʊ d', 100, 20), word('morning', 'm ɔ ɹ n ɪ ŋ', 100, 40)];
    const extra = (units: string[]) => [{ span: { start: 2, end: 12 }, units, penalty: 5 }];
    const repeated = giveFeedback(grades(95, words, { extras: extra(['ɡ', 'ʊ', 'd']) }), 'en');
    expect(reasons(repeated)).toEqual(['You said “good” more than once']);
    const other = giveFeedback(grades(95, words, { extras: extra(['s', 'aɪ', 'l', 'θ']) }), 'en');
    expect(reasons(other)).toEqual(['You said something extra before “good”']);
  });

  it('deducts for a long pause', () => {
    const words = [word('good', 'ɡ ʊ d', 100), word('morning', 'm ɔ ɹ n ɪ ŋ', 100, 60)];
    const feedback = giveFeedback(
      grades(96, words, { pauses: [{ word: 1, seconds: 1.5, penalty: 3 }] }),
      'en',
    );
    expect(reasons(feedback)).toEqual(['Long pause before “morning”']);
    expect(feedback.breakdown.deductions[0]?.details).toContain('1.5 seconds');
  });

  it('leaves small differences of native speech unnamed', () => {
    const feedback = giveFeedback(grades(97, [word('hello', 'h:88 ɛ:92 l oʊ:90', 96)]), 'en');
    expect(reasons(feedback)).toEqual(['Other small differences']);
    expect(feedback.message).toBe('That’s how it’s said.');
  });

  it('names fewer sounds if the score is an estimate', () => {
    const words = [word('ciao', 'tʃ:60 a o', 85), word('bella', 'b ɛ l:20 a', 75)];
    const feedback = giveFeedback(grades(85, words, { isEstimate: true }), 'it');
    expect(reasons(feedback)).toEqual(['“bella”: /l/ wasn’t clear', 'Other small differences']);
  });

  it('CHK-44 says what to fix first', () => {
    const feedback = giveFeedback(grades(62, [word('tu', 't y:5>u', 40), word('veux', 'v ø:60', 80)]), 'fr');
    expect(feedback.message).toBe(
      'Let’s take it one word at a time. Fix this first: “tu”: /y/ sounded like /u/. Keep the tongue forward as for “ee”: “tu”, not “tout”.',
    );
  });

  it('ranks a replaced word above a worse sound of a word that was said', () => {
    const thank = { ...word('thank', 'θ:45 æ ŋ k', 47), heardWord: 'tank' };
    const feedback = giveFeedback(grades(66, [thank, word('much', 'm ʌ:20>u tʃ', 70)]), 'en');
    expect(reasons(feedback).slice(0, 2)).toEqual([
      'We heard “tank”, not “thank”',
      '“much”: /ʌ/ sounded like /u/',
    ]);
  });

  it('names no single sounds of an unrecognizable word', () => {
    const feedback = giveFeedback(
      grades(50, [word('Haus', 'h:5>k aʊ:8 s:3', 6), word('hier', 'h i ɐ', 100)]),
      'de',
    );
    expect(reasons(feedback)).toEqual(['We couldn’t make out “Haus”']);
    expect(feedback.transcription).toBe('… hier');
  });

  it('transcribes the sounds of an unrecognizable word only if each of them is clear', () => {
    const feedback = giveFeedback(
      grades(50, [word('sol', 's:5>m o:90 l:3>r', 15), word('y', 'i', 100)]),
      'es',
    );
    expect(feedback.transcription).toBe('/mor/ y');
    expect(feedback.heardIpa).toBe('mor i');
  });
});
