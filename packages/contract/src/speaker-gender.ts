import { z } from 'zod';

/** How the learner says what differs between men and women: 'estoy cansado', 'estoy cansada'. */
export const SPEAKER_GENDERS = ['masculine', 'feminine'] as const;
export type SpeakerGender = (typeof SPEAKER_GENDERS)[number];
export const speakerGenderSchema = z.enum(SPEAKER_GENDERS);

/** Answer of GET and request of POST /api/user/speaker-gender; null where it is not said. */
export const speakerGenderSettingSchema = z.object({ speakerGender: speakerGenderSchema.nullable() });
export type SpeakerGenderSetting = z.infer<typeof speakerGenderSettingSchema>;

export const isSpeakerGender = (value: unknown): value is SpeakerGender =>
  speakerGenderSchema.safeParse(value).success;
