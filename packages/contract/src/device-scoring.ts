import { z } from 'zod';
import { expectedTermSchema, wordStatusSchema } from './assessment.ts';
import { languageSchema, registerSchema } from './language-schemas.ts';
import { LIMITS } from './limits.ts';
import { SCORING_MODES } from './scoring-modes.ts';

/** GET /api/scoring. */
export const scoringSchema = z.object({ mode: z.enum(SCORING_MODES) });

const percent = z.number().int().min(0).max(100);
const ipa = z.string().min(1).max(40);

const phoneSchema = z.strictObject({
  /** IPA of the expected sound. */
  ipa,
  accuracy: percent,
  /** IPA of what was said instead; '' means the sound was left out. */
  heard: ipa.or(z.literal('')).optional(),
});

const wordSchema = z.strictObject({
  text: z.string().min(1).max(LIMITS.textCharacters),
  accuracy: percent,
  status: wordStatusSchema,
  phones: z.array(phoneSchema).min(1).max(LIMITS.deviceAttemptPhones),
});

/** What a device says of a recording that it has judged: the numbers that a history keeps, and no sound. */
const numbersSchema = z.strictObject({
  /** Overall accuracy, whole percent, as the learner is told. */
  accuracy: percent,
  scores: z.strictObject({ pronunciation: percent, fluency: percent, completeness: percent }),
  words: z.array(wordSchema).min(1).max(LIMITS.deviceAttemptWords),
});
export type DeviceAssessment = z.infer<typeof numbersSchema>;

export const deviceAssessmentSchema = numbersSchema.refine(
  (assessment) => agreesWithItself(assessment),
  'These scores do not belong together.',
);

/** POST /api/device-attempts: an attempt that the learner's device has judged and wants counted and kept. */
export const deviceAttemptSchema = z
  .strictObject({
    /** Made by the device for this attempt; sent again, it is the same attempt. */
    id: z.uuid(),
    expectedTerm: expectedTermSchema,
    language: languageSchema,
    register: registerSchema.optional(),
    /** How long ago it was made; 0 unless it waited on the device for a connection. */
    madeSecondsAgo: z
      .number()
      .int()
      .min(0)
      .max(LIMITS.deviceAttemptMaxAgeMs / 1000)
      .default(0),
    assessment: deviceAssessmentSchema,
  })
  .refine(
    ({ expectedTerm, assessment }) => areWordsOf(expectedTerm, assessment.words),
    'These words are not those of the phrase.',
  );
export type DeviceAttempt = z.input<typeof deviceAttemptSchema>;

/** Each score is rounded by itself, and those of the whole are drawn towards readings that are almost as likely. */
const ROUNDING = 1;
const WHOLE_TOLERANCE = 15;
/** How far a word may lie above the mean of its sounds: a device may have an older engine than the server. */
const WORD_TOLERANCE = 10;
/** Lowest and highest accuracy of each status. */
const STATUS_ACCURACY = { good: [80, 100], fair: [60, 80], poor: [0, 60], missing: [0, 0] } as const;

/** What holds of every assessment of the engine and costs nothing to check. It proves nothing about the sound. */
function agreesWithItself({ accuracy, scores, words }: DeviceAssessment): boolean {
  const phonesOf = (some: DeviceAssessment['words']) => some.flatMap(({ phones }) => phones);
  const said = words.filter(({ status }) => status !== 'missing');
  const all = phonesOf(words).length;
  if (said.length === 0 || all > LIMITS.deviceAttemptPhones) return false;
  const completeness = (100 * phonesOf(said).length) / all;
  const meanOfSaid =
    said.reduce((sum, word) => sum + word.accuracy * word.phones.length, 0) / phonesOf(said).length;
  return (
    Math.abs(scores.completeness - completeness) <= ROUNDING &&
    accuracy <= Math.min(meanOfSaid, completeness) + WHOLE_TOLERANCE &&
    scores.pronunciation <= meanOfSaid + WHOLE_TOLERANCE &&
    words.every((word) => {
      const [lowest, highest] = STATUS_ACCURACY[word.status];
      const sounds = word.phones.map((phone) => phone.accuracy);
      const mean = sounds.reduce((sum, sound) => sum + sound, 0) / sounds.length;
      return word.accuracy >= lowest && word.accuracy <= highest && word.accuracy <= mean + WORD_TOLERANCE;
    })
  );
}

/** Whether the words stand in the phrase, in their order. */
function areWordsOf(phrase: string, words: DeviceAssessment['words']): boolean {
  const text = comparable(phrase);
  let from = 0;
  return words.every((word) => {
    const key = comparable(word.text);
    // A sign that is read out, like a currency's, may be read at another place.
    if (key === '') return phrase.includes(word.text);
    const at = text.indexOf(key, from);
    from = at + key.length;
    return at >= 0;
  });
}

const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
