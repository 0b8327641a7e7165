/** The learner for whom attempts are counted. Services know learners only by this. */
export interface Subject {
  readonly key: `visitor:${string}` | `user:${string}`;
  /** Keyed hash of the network of a visitor or new account, for the limit per address; null for other accounts. */
  readonly address: string | null;
  /** Premium: no limit applies and nothing is counted. */
  readonly isUnlimited: boolean;
}
