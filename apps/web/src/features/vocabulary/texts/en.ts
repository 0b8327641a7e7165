/** The vocabulary's texts that are not part of Home's first load, in English. */
const en = {
  best: (percent: number) => `best ${percent}%`,
  bestSpoken: (percent: number) => `Your best score: ${percent} percent`,
} as const;

export default en;
