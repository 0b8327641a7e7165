import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';

/** Puts an error code on a schema's own issue; the server answers with it. */
export const withErrorCode = (errorCode: ErrorCode) => ({ params: { errorCode } });

/** A learner's term or phrase, as typed; control characters, which no person types and PostgreSQL cannot keep, are left out. */
export const textSchema = (messageWhenEmpty: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/(?!\s)\p{Cc}/gu, ''))
    .refine((text) => text.length <= LIMITS.textCharacters, {
      message: `Use at most ${LIMITS.textCharacters} characters.`,
      ...withErrorCode('text-too-long'),
    })
    .refine((text) => text.trim() !== '', { message: messageWhenEmpty, ...withErrorCode('text-empty') })
    .meta({ maxLength: LIMITS.textCharacters });
