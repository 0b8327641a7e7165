class OutOfTime extends Error {}

/** Ends the work on one text after a time, because some texts have very many readings. */
export class WorkBudget {
  #endsAtMs = Number.POSITIVE_INFINITY;

  /** The result of `work`; undefined if the time ran out, because `work` called `check` later than that. */
  within<Result>(limitMs: number, work: () => Result): Result | undefined {
    this.#endsAtMs = performance.now() + limitMs;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfTime) return undefined;
      throw error;
    } finally {
      this.#endsAtMs = Number.POSITIVE_INFINITY;
    }
  }

  /** Called before each step of long work. */
  check(): void {
    if (performance.now() > this.#endsAtMs) throw new OutOfTime();
  }
}
