export type Band = 'good' | 'fair' | 'poor';

export const GOOD_FROM = 85;
const FAIR_FROM = 65;

/** How an accuracy of 0 to 100 percent is spoken of and coloured. */
export function bandOf(percent: number): Band {
  if (percent >= GOOD_FROM) return 'good';
  return percent >= FAIR_FROM ? 'fair' : 'poor';
}
