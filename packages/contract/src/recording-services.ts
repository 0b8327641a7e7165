import { z } from 'zod';

const RECORDING_PURPOSES = ['assessment', 'transcription'] as const;
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number];

/**
 * An outside service that gets recordings only if the learner's agreement names it. The id contains purpose and
 * recipient, so that an agreement does not carry over to another recipient.
 */
export const recordingServiceSchema = z.object({
  id: z.string(),
  purpose: z.enum(RECORDING_PURPOSES),
  /** The host that receives the recording, as 'api.openai.com'. */
  recipient: z.string(),
});
export type RecordingService = z.infer<typeof recordingServiceSchema>;

/** Answer of GET /api/recording-services; empty if no recording leaves this server. */
export const recordingServicesSchema = z.object({ services: z.array(recordingServiceSchema) });

/** Ids of recording services, as named in an agreement. */
export const agreedServicesSchema = z.array(z.string().regex(/^[^\s\p{Cc}]{1,200}$/u)).max(8);

/** The same in one form field, separated by spaces. */
export const agreedServicesFieldSchema = z
  .string()
  .max(1800)
  .default('')
  .transform((field) => field.split(/\s+/).filter((id) => id !== ''));
