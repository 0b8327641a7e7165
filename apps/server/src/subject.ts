/** Whoever attempts are counted for. Services know a learner only by this. */
export interface Subject {
  readonly key: `visitor:${string}` | `user:${string}`;
  /** Keyed hash of the network of a visitor or a new account, for the ceiling per address; null for other accounts. */
  readonly address: string | null;
  /** Premium: no limit applies and nothing is counted. */
  readonly isUnlimited: boolean;
}
