/** Why a newcomer learns a language, each with the vocabulary's topic for it. */
export const TOPIC_OF_REASON = {
  travel: 'travel-transport',
  people: 'introductions',
  work: 'work-study',
  food: 'food-dining',
  everyday: 'greetings-politeness',
} as const;

export type Reason = keyof typeof TOPIC_OF_REASON;
export const REASONS = Object.keys(TOPIC_OF_REASON) as Reason[];
