/** Values of settings. */
import { z } from 'zod';

export const text = z.string().trim().min(1).max(300);

export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be from ${minimum} to ${maximum}`);

export const urlOf = (...protocols: readonly string[]) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

/** Without a trailing slash. */
export const httpUrl = urlOf('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));
