/** Where a server allows recordings to be judged: on the server, on the learner's device, or as the learner chooses. */
export const SCORING_MODES = ['server', 'device', 'choice'] as const;
export type ScoringMode = (typeof SCORING_MODES)[number];

/** Where one attempt was judged. */
export const SCORING_PLACES = ['server', 'device'] as const;
export type ScoringPlace = (typeof SCORING_PLACES)[number];
