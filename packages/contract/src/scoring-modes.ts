/** Where a server lets recordings be judged: on the server, on the learner's device, or where the learner chooses. */
export const SCORING_MODES = ['server', 'device', 'choice'] as const;
export type ScoringMode = (typeof SCORING_MODES)[number];

/** Where one attempt was judged. */
export const SCORING_PLACES = ['server', 'device'] as const;
export type ScoringPlace = (typeof SCORING_PLACES)[number];
