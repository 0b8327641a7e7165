import { z } from 'zod';

/**
 * The fields we use of the answer of Azure's REST API for short audio with pronunciation assessment. Scores are beside
 * the other fields or, as in the Speech SDK, one level lower under PronunciationAssessment. Times are in units of 100
 * ns.
 */
const score = z.number().min(0).max(100);
const ticks = z.number().min(0);

const lifted = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    const nested = (value as { PronunciationAssessment?: unknown } | null)?.PronunciationAssessment;
    return typeof nested === 'object' ? { ...(value as object), ...nested } : value;
  }, schema);

const phonemeSchema = lifted(
  z.object({
    /** Empty outside US English. */
    Phoneme: z.string().default(''),
    AccuracyScore: score,
    Offset: ticks.optional(),
    Duration: ticks.optional(),
    NBestPhonemes: z.array(z.object({ Phoneme: z.string(), Score: z.number() })).optional(),
  }),
);
export type AzurePhoneme = z.infer<typeof phonemeSchema>;

const wordSchema = lifted(
  z.object({
    Word: z.string(),
    /** None for a word that was left out. */
    AccuracyScore: score.optional(),
    ErrorType: z.string().default('None'),
    Offset: ticks.optional(),
    Duration: ticks.optional(),
    Phonemes: z.array(phonemeSchema).default([]),
  }),
);
export type AzureWord = z.infer<typeof wordSchema>;

const bestSchema = lifted(
  z.object({
    Display: z.string().default(''),
    AccuracyScore: score,
    FluencyScore: score,
    CompletenessScore: score,
    PronScore: score,
    Words: z.array(wordSchema),
  }),
);
export type AzureBest = z.infer<typeof bestSchema>;

export const azureAnswerSchema = z.discriminatedUnion('RecognitionStatus', [
  z.object({
    RecognitionStatus: z.literal('Success'),
    Duration: ticks.default(0),
    Offset: ticks.default(0),
    NBest: z.array(bestSchema).min(1),
  }),
  z.object({
    RecognitionStatus: z.enum(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout', 'Error']),
  }),
]);
export type AzureAnswer = z.infer<typeof azureAnswerSchema>;
