import type { Deduction, WordResult } from '@speak-it-now/contract';
import { LOCALES } from '@speak-it-now/languages';
import { describe, expect, it } from 'vitest';
import { DIAS } from '../../../test/words.ts';
import { spokenFeedback } from './spoken-feedback.ts';

const speak = (
  message: string,
  deduction: Deduction,
  { word = DIAS, language = 'en' }: { word?: WordResult; language?: (typeof LOCALES)[number] } = {},
) =>
  spokenFeedback({
    message,
    feedbackLanguage: language,
    accuracy: 80,
    words: [word, { ...DIAS, text: 'buenos' }],
    detailedFeedback: { scoreBreakdown: { deductions: [deduction], finalScore: 0.8 } },
  });
const SOUND: Deduction = {
  amount: 0.2,
  reason: '“días”: /ð/ sounded like /d/',
  details: 'Only touch the teeth.',
  wordIndex: 0,
  phoneIndex: 0,
};

describe('CHK-44 feedback is spoken without IPA', () => {
  it('a sound is named by a word that has it, and its tip follows', async () => {
    expect(await speak('Fix this first: “días”: /ð/ sounded like /d/. Only touch the teeth.', SOUND)).toBe(
      'Understandable. One sound to fix. One sound in “días” wasn’t right: the one in “nada”. Only touch the teeth.',
    );
  });

  it.each(LOCALES)('in %s', async (language) => {
    const text = await speak('/ð/', SOUND, { language });
    expect(text).toContain('nada');
    expect(text).not.toContain('/');
  });

  it('a missing word is named, and advice about its sounds is left to the page', async () => {
    const details = 'Say every word. “días” is pronounced /dias/.';
    const missing = { amount: 0.2, reason: 'We didn’t hear “días”', details, wordIndex: 0 };
    const text = await speak('“días” is pronounced /dias/.', missing, {
      word: { ...DIAS, status: 'missing' },
    });
    expect(text).toContain('We didn’t hear “días”. Say every word.');
    expect(text).not.toContain('/');
  });

  it('a message without IPA is spoken as it is written', async () => {
    expect(await speak('That’s how it’s said.', SOUND)).toBe('That’s how it’s said.');
  });
});
