/** The browser's time zone, in which the server counts days. */
export const TIME_ZONE: string = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
