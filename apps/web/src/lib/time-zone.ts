/** Where this browser is; the server counts days there. */
export const TIME_ZONE: string = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
