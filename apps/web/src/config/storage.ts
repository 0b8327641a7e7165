/** Everything the app keeps in the browser. Preferences and consent live in local storage, the input and the visit's best scores in session storage. */
export const STORAGE_KEYS = {
  consent: 'speak-it-now-consent',
  theme: 'speak-it-now-theme',
  uiTheme: 'ui-theme',
  language: 'speak-it-now-language',
  audio: 'speak-it-now-audio',
  /** Those of the checker, once somebody has chosen them. */
  languages: 'speak-it-now-languages',
  /** The language of the latest recording. */
  practicedLanguage: 'speak-it-now-practiced-language',
  /** Set while the details of a result are open. */
  details: 'speak-it-now-details',
  /** The result on the page, without its recording. In session storage. */
  result: 'speak-it-now-result',
  /** Only when somebody has changed them. */
  shortcuts: 'speak-it-now-shortcuts',
  /** Of a visitor; an account keeps its own. */
  firstLanguage: 'speak-it-now-first-language',
  /** Of a visitor; an account keeps its own. */
  speakerGender: 'speak-it-now-speaker-gender',
  /** Set once the vocabulary review was started. */
  reviewStarted: 'speak-it-now-review-started',
  /** Followed by whose progress it is and the language. */
  review: 'speak-it-now-review',
  reviewLanguages: 'speak-it-now-review-languages',
  /** What the learner is called in the review's conversations. */
  learnerName: 'speak-it-now-learner-name',
  bestScores: 'speak-it-now-best-scores',
  pendingInput: 'speak-it-now-pending-input',
  typedText: 'speak-it-now-typed-text',
  /** Whether recordings are scored on this device, what was downloaded for it, and what the server allows. */
  deviceScoring: 'speak-it-now-device-scoring',
  /** Who was signed in last, and whether with a subscription: they may practice without a connection. */
  knownLearner: 'speak-it-now-known-learner',
  /** Set while the last answer knew a user: the page is laid out for one until the next answer. */
  wasSignedIn: 'speak-it-now-was-signed-in',
} as const;
