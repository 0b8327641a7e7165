/** Reminders on the account page, in English. */
export default {
  title: 'Reminders',
  lead: 'One notification a day, at the time you choose. It’s encrypted and goes through your browser maker’s push service.',
  time: 'Time of day',
  start: 'Remind me every day',
  change: 'Change the time',
  stop: 'Stop reminders',
  daily: (time: string) => `Every day at ${time}.`,
  denied:
    'Your browser blocks notifications from this page. Allow them in the browser’s settings for this site, then try again.',
  failed: 'The reminder could not be set. Please try again.',
  stopFailed: 'The reminders could not be stopped. Please try again.',
} as const;
