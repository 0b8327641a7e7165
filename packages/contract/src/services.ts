import { z } from 'zod';
import { languageSchema } from './language-schemas.ts';

export const RECORDING_PURPOSES = ['assessment', 'transcription'] as const;
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number];

/**
 * An outside service that recordings go to when, and only when, the learner's agreement names it. The id holds the
 * purpose and the recipient, so that an agreement to one recipient is none to another.
 */
export const recordingServiceSchema = z.object({
  id: z.string(),
  purpose: z.enum(RECORDING_PURPOSES),
  /** The host that receives the recording, as 'api.openai.com'. */
  recipient: z.string(),
});
export type RecordingService = z.infer<typeof recordingServiceSchema>;

/** Answer of GET /api/recording-services; empty where everything is judged on the server itself. */
export const recordingServicesSchema = z.object({ services: z.array(recordingServiceSchema) });

/** Ids of recording services as an agreement names them. */
export const agreedServicesSchema = z.array(z.string().regex(/^\S{1,200}$/)).max(8);

/** The same in one field of a form, separated by blanks. */
export const agreedServicesFieldSchema = z
  .string()
  .max(1800)
  .default('')
  .transform((field) => field.split(/\s+/).filter((id) => id !== ''));

/** POST /api/tutor-message: a score put into other words. */
export const tutorMessageRequestSchema = z.object({
  /** `tutorTicket` of the score. */
  ticket: z.string().max(16_000),
  /** The language to write in. */
  language: languageSchema,
});

export const tutorMessageResponseSchema = z.object({
  message: z.string(),
  /** The language of `message`, BCP 47. */
  language: z.string(),
  /** 'engine': the service wrote nothing that can be shown, and this is the text of the score itself. */
  writtenBy: z.enum(['service', 'engine']),
});
export type TutorMessageResponse = z.infer<typeof tutorMessageResponseSchema>;
