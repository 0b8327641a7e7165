import { SPEAKER_GENDERS } from '@speak-it-now/languages';
import { z } from 'zod';

export const speakerGenderSchema = z.enum(SPEAKER_GENDERS);

/** Answer of GET and request of POST /api/user/speaker-gender; null if unknown. */
export const speakerGenderSettingSchema = z.object({ speakerGender: speakerGenderSchema.nullable() });
