/** Where a server allows recordings to be scored: on the server, on the learner's device, or as the learner chooses. */
export const SCORING_MODES = ['server', 'device', 'choice'] as const;
export type ScoringMode = (typeof SCORING_MODES)[number];

/** Where an attempt was scored. */
export const SCORING_PLACES = ['server', 'device'] as const;
export type ScoringPlace = (typeof SCORING_PLACES)[number];
