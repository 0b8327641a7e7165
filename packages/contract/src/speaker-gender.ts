import { z } from 'zod';
import { SPEAKER_GENDERS } from './languages.ts';

export const speakerGenderSchema = z.enum(SPEAKER_GENDERS);

/** Answer of GET and request of POST /api/user/speaker-gender; null if unknown. */
export const speakerGenderSettingSchema = z.object({ speakerGender: speakerGenderSchema.nullable() });
