import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { issueKey, type PlainMessageKey } from './messages.ts';

/** Adds an error code to a schema's issue; the server answers with it. */
export const withErrorCode = (errorCode: ErrorCode) => ({ params: { errorCode } });

/** At least one character and no control character; PostgreSQL cannot store the character of code 0. */
export const WITHOUT_CONTROLS = /^\P{Cc}+$/u;

/** Also as it will be compared, because some characters stand for up to 18 others. */
const isShortEnough = (text: string) =>
  text.length <= LIMITS.textCharacters && text.normalize('NFKC').length <= LIMITS.textCharacters;

/** A learner's term or phrase as typed, without control characters, which PostgreSQL cannot store. */
export const textSchema = (whenEmpty: PlainMessageKey) =>
  z
    .string()
    .overwrite((text) => text.replace(/(?!\s)\p{Cc}/gu, ''))
    .refine(isShortEnough, {
      message: issueKey('text-too-long'),
      ...withErrorCode('text-too-long'),
    })
    .refine((text) => text.trim() !== '', { message: issueKey(whenEmpty), ...withErrorCode('text-empty') })
    .meta({ maxLength: LIMITS.textCharacters });
