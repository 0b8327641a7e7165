import { z } from 'zod';
import { localeSchema } from './language-schemas.ts';

/** POST /api/tutor-message: rephrases the feedback of a score. */
export const tutorMessageRequestSchema = z.object({
  /** `tutorTicket` of the score. */
  ticket: z.string().max(16_000),
  /** The language of the message. */
  language: localeSchema,
});

export const tutorMessageResponseSchema = z.object({
  message: z.string(),
  /** The language of `message`, BCP 47. */
  language: z.string(),
  /** 'engine': the service's text cannot be shown, so this is the engine's own. */
  writtenBy: z.enum(['service', 'engine']),
});
export type TutorMessageResponse = z.infer<typeof tutorMessageResponseSchema>;
