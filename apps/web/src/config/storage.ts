/** Everything the app keeps in the browser. Preferences and consent live in local storage, the input in session storage. */
export const STORAGE_KEYS = {
  consent: 'speak-it-now-consent',
  theme: 'speak-it-now-theme',
  uiTheme: 'ui-theme',
  pendingInput: 'speak-it-now-pending-input',
} as const;
