import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AZURE_BUENOS_DIAS, azureAssessment } from '../../../../../tests/support/service-answers.ts';
import { azureAnswerSchema } from './answer.ts';
import { type AzureContext, toAssessment } from './assessment.ts';

const CONTEXT: AzureContext = {
  expectedText: '¡Buenos Días!',
  language: 'es',
  locale: 'en',
  durationSeconds: 1.5,
};
const ENGLISH: AzureContext = {
  expectedText: 'Thin ship',
  language: 'en',
  locale: 'en',
  durationSeconds: 1.5,
};

const assess = (answer: unknown, context = CONTEXT) => toAssessment(azureAnswerSchema.parse(answer), context);

describe('Azure’s findings in the engine’s form', () => {
  it('words have the learner’s spelling, times in seconds, and no sounds if Azure names none', () => {
    expect(assess(AZURE_BUENOS_DIAS)).toMatchObject({
      outcome: 'scored',
      accuracy: 81.4,
      scores: { pronunciation: 79, fluency: 92, completeness: 100 },
      transcription: 'Buenos Días',
      heardIpa: '',
      words: [
        { text: 'Buenos', start: 0, end: 0.4, accuracy: 96, status: 'good', phones: [] },
        { text: 'Días', start: 0.5, end: 0.9, accuracy: 62, status: 'fair', phones: [] },
      ],
      breakdown: {
        finalScore: 0.81,
        deductions: [
          { reason: '“Días” wasn’t clear' },
          { reason: 'Rhythm', isOfPhrase: true },
          { amount: 0.01 },
        ],
      },
    } as never);
  });

  it('US English sounds have names, substitutions and tips', () => {
    const answer = azureAssessment(
      [
        {
          word: 'thin',
          accuracy: 55,
          phonemes: [
            ['θ', 20, 's'],
            ['ɪ', 95],
            ['n', 98],
          ],
        },
        {
          word: 'ship',
          accuracy: 94,
          phonemes: [
            ['ʃ', 92],
            ['ɪ', 94],
            ['p', 96],
          ],
        },
      ],
      { pron: 74, accuracy: 75, fluency: 90, completeness: 100 },
    );
    const assessment = assess(answer, ENGLISH)!;
    expect(assessment.words[0]!.phones[0]).toMatchObject({
      ipa: 'θ',
      heard: 's',
      start: 0,
      end: 0.1,
      tip: expect.stringMatching(/tongue/),
    });
    expect(assessment.breakdown.deductions[0]).toMatchObject({
      reason: '“Thin”: /θ/ sounded like /s/',
      details: expect.stringMatching(/tongue/),
    });
    expect(assessment.heardIpa).toBe('sɪn ʃɪp');
    expect(assessment.message).toContain('“Thin”: /θ/ sounded like /s/');
  });

  it('a skipped word is missing, and an extra one is named', () => {
    const answer = azureAssessment(
      [
        { word: 'buenos', accuracy: 95 },
        { word: 'eh', accuracy: 40, error: 'Insertion' },
        { word: 'días', error: 'Omission' },
      ],
      { pron: 60, accuracy: 95, fluency: 80, completeness: 50 },
    );
    const { words, extraWords, transcription, breakdown } = assess(answer)!;
    expect(words.map(({ text, status }) => [text, status])).toEqual([
      ['Buenos', 'good'],
      ['Días', 'missing'],
    ]);
    expect(transcription).toBe('Buenos');
    expect(extraWords).toHaveLength(1);
    expect(breakdown.deductions.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['We didn’t hear “Días”', '“eh” isn’t part of the phrase']),
    );
  });

  it('scores one level lower, as in the Speech SDK, are read as well', () => {
    const [best] = AZURE_BUENOS_DIAS.NBest;
    const { AccuracyScore, FluencyScore, CompletenessScore, PronScore, Words, ...rest } = best!;
    const answer = {
      RecognitionStatus: 'Success',
      NBest: [
        {
          ...rest,
          PronunciationAssessment: { AccuracyScore, FluencyScore, CompletenessScore, PronScore },
          Words: Words.map(({ AccuracyScore: accuracy, ErrorType, ...word }) => ({
            ...word,
            PronunciationAssessment: { AccuracyScore: accuracy, ErrorType },
            Phonemes: [],
          })),
        },
      ],
    };
    expect(assess(answer)).toEqual({ ...assess(AZURE_BUENOS_DIAS), words: expect.anything() });
    expect(assess(answer)!.words[1]).toMatchObject({ accuracy: 62, status: 'fair' });
  });

  it.each([
    ['silence', { RecognitionStatus: 'InitialSilenceTimeout' }, 'silence'],
    ['noise', { RecognitionStatus: 'BabbleTimeout' }, 'too-noisy'],
    ['nothing it understood', { RecognitionStatus: 'NoMatch' }, 'other-speech'],
    [
      'a success without a word',
      azureAssessment([], { pron: 0, accuracy: 0, fluency: 0, completeness: 0 }),
      'silence',
    ],
    [
      'another text',
      azureAssessment(
        [
          { word: 'gracias', error: 'Insertion' },
          { word: 'buenos', error: 'Omission' },
        ],
        {
          pron: 3,
          accuracy: 2,
          fluency: 30,
          completeness: 0,
        },
      ),
      'wrong-text',
    ],
  ])('%s is not judged, and says what to do', (_what, answer, reason) => {
    expect(assess(answer)).toMatchObject({
      outcome: 'not-judged',
      reason,
      accuracy: 0,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      breakdown: { deductions: [], finalScore: 0 },
    });
  });

  it.each([
    [
      'es',
      '«Thin»: la /θ/ ha sonado como /s/',
      'No hemos oído «ship»',
      '«eh» no es parte de la frase',
      'Ritmo de la frase',
    ],
    [
      'fr',
      '« Thin » : le /θ/ sonnait comme un /s/',
      'On n’a pas entendu « ship »',
      '« eh » ne fait pas partie de la phrase',
      'Rythme',
    ],
    [
      'de',
      '„Thin“: Das /θ/ klang wie /s/',
      'Wir haben „ship“ nicht gehört',
      '„eh“ gehört nicht zum Satz',
      'Rhythmus',
    ],
    [
      'it',
      '«Thin»: il suono /θ/ sembrava /s/',
      'Non abbiamo sentito «ship»',
      '«eh» non fa parte della frase',
      'Ritmo della frase',
    ],
  ] as const)('are explained in the learner’s language (%s)', (locale, ...reasons) => {
    const answer = azureAssessment(
      [
        { word: 'thin', accuracy: 55, phonemes: [['θ', 20, 's']] },
        { word: 'eh', accuracy: 40, error: 'Insertion' },
        { word: 'ship', error: 'Omission' },
      ],
      { pron: 50, accuracy: 75, fluency: 90, completeness: 50 },
    );
    const assessment = assess(answer, { ...ENGLISH, locale })!;
    expect(assessment.breakdown.deductions.map(({ reason }) => reason).sort()).toEqual([...reasons].sort());
    expect(assessment.feedbackLanguage).toBe(locale);
    expect(assessment.quotedWords).toEqual(['Thin', 'ship', 'eh', 'think', 'sink']);
    const silent = assess({ RecognitionStatus: 'InitialSilenceTimeout' }, { ...ENGLISH, locale })!;
    expect(silent.message).not.toMatch(/didn’t hear/);
    expect(silent.feedbackLanguage).toBe(locale);
  });

  it('an error of Azure gives no score', () => {
    expect(assess({ RecognitionStatus: 'Error' })).toBeUndefined();
  });

  it('for any scores the deductions add up to the final score exactly', () => {
    const score = fc.float({ min: 0, max: 100, noNaN: true });
    const word = fc.record({
      word: fc.constantFrom('buenos', 'días', 'eh'),
      accuracy: score,
      error: fc.constantFrom('None', 'Mispronunciation', 'Omission', 'Insertion'),
      phonemes: fc.array(fc.tuple(fc.constantFrom('b', 'θ', ''), score), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), score, (words, pron) => {
        const { outcome, breakdown, accuracy } = assess(
          azureAssessment(words as never, { pron, accuracy: 50, fluency: 50, completeness: 80 }),
        )!;
        fc.pre(outcome === 'scored');
        const lost = breakdown.deductions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(100 - lost).toBe(Math.round(accuracy));
        expect(Math.round(breakdown.finalScore * 100)).toBe(Math.round(accuracy));
      }),
    );
  });
});
