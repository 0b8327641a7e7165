/** The schemas of reminders, in a file of their own so that only the account page loads them. */
import { z } from 'zod';
import { timeZoneSchema } from './history.ts';
import { localeSchema } from './language-schemas.ts';

/** The most browsers of one account that get reminders. One more replaces the oldest. */
export const REMINDER_DEVICES = 5;

/** A browser's push service and its keys, as PushSubscription.toJSON() gives them. */
const endpointSchema = z.url({ protocol: /^https$/ }).max(1000);
const key = (characters: number) =>
  z
    .string()
    .length(characters)
    .regex(/^[\w-]+={0,2}$/);
const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  /** An uncompressed point of P-256 and 16 random bytes, base64url. */
  keys: z.object({ p256dh: key(87), auth: key(22) }),
});

/** Minutes since midnight. */
const minuteOfDaySchema = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

/** POST /api/reminders: reminds this browser every day at this time. All browsers of the account share the time. */
export const remindRequestSchema = z.object({
  subscription: pushSubscriptionSchema,
  minuteOfDay: minuteOfDaySchema,
  timeZone: timeZoneSchema,
  /** The language of the notification. */
  language: localeSchema,
});
export type RemindRequest = z.output<typeof remindRequestSchema>;

/** POST /api/reminders/end: ends the reminders of one browser, for whoever knows its address. No account is needed. */
export const endReminderRequestSchema = z.object({ endpoint: endpointSchema });

/** Answer of GET and POST /api/reminders and of DELETE. */
export const remindersSchema = z.object({
  /** The server's public key, which a subscription needs. */
  publicKey: z.string(),
  /** null if nothing is sent. */
  daily: z.object({ minuteOfDay: minuteOfDaySchema, timeZone: z.string() }).nullable(),
});
export type Reminders = z.infer<typeof remindersSchema>;
