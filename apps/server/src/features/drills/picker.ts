import { CLEAR_SOUND_ACCURACY, RELIABLE_PHONE_COUNT } from '@speak-it-now/contract';

/** Evidence about one sound from the learner's own attempts. */
export interface SoundScores {
  readonly sound: string;
  /** Number of scores in the mean, at least 1. */
  readonly count: number;
  /** 0 to 100. */
  readonly meanAccuracy: number;
}

interface PickedSound extends Omit<SoundScores, 'meanAccuracy'> {
  readonly basis: 'measured' | 'expected';
  /** null without any score. */
  readonly meanAccuracy: number | null;
}

/** How many scores the learner's overall mean counts for. */
const PRIOR_COUNT = 10;
/** How many points lower a sound is expected to be if it is hard for speakers of the first language. */
const CONTRAST_HANDICAP = 6;
/** Prior for a learner without any score. */
const UNKNOWN_MEAN = 75;

/**
 * The sounds to drill, the weakest first.
 *
 * A mean over few scores is uncertain, so each is shrunk toward the learner's mean over all sounds, as if that had been
 * observed PRIOR_COUNT times: estimate = (count * mean + PRIOR_COUNT * prior) / (count + PRIOR_COUNT), the posterior
 * mean of a normal model. A contrast of the first language lowers the prior, so it matters for sounds with little
 * evidence but not for sounds with much. A sound counts as measured weak if it has RELIABLE_PHONE_COUNT scores or more
 * and both its mean and its estimate are below CLEAR_SOUND_ACCURACY. Remaining places go to contrasts of the first
 * language that have too few scores to tell.
 *
 * @param contrasts sounds that are hard for speakers of the first language, hardest first.
 */
export function pickSounds(
  scores: readonly SoundScores[],
  contrasts: readonly string[],
  limit: number,
): PickedSound[] {
  const total = scores.reduce((sum, { count }) => sum + count, 0);
  const learnerMean =
    total === 0
      ? UNKNOWN_MEAN
      : scores.reduce((sum, { count, meanAccuracy }) => sum + count * meanAccuracy, 0) / total;
  const estimate = ({ sound, count, meanAccuracy }: SoundScores): number => {
    const prior = learnerMean - (contrasts.includes(sound) ? CONTRAST_HANDICAP : 0);
    return (count * meanAccuracy + PRIOR_COUNT * prior) / (count + PRIOR_COUNT);
  };
  const measured = scores
    .filter(({ count }) => count >= RELIABLE_PHONE_COUNT)
    .map((score) => ({ score, estimate: estimate(score) }))
    .filter(({ score, estimate: value }) => Math.max(score.meanAccuracy, value) < CLEAR_SOUND_ACCURACY)
    .sort((a, b) => a.estimate - b.estimate || compare(a.score.sound, b.score.sound))
    .map(({ score }): PickedSound => ({ ...score, basis: 'measured' }));

  const known = new Map(scores.map((score) => [score.sound, score]));
  const expected = [...new Set(contrasts)]
    .map((sound): PickedSound => {
      const score = known.get(sound);
      return {
        sound,
        count: score?.count ?? 0,
        meanAccuracy: score?.meanAccuracy ?? null,
        basis: 'expected',
      };
    })
    .filter(({ count }) => count < RELIABLE_PHONE_COUNT);
  return [...measured, ...expected].slice(0, limit);
}

/** Compares code units, so that the order does not depend on the machine's locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
