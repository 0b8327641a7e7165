import { LRUCache } from 'lru-cache';

interface TimeAllowanceSettings {
  /** Milliseconds of costly work that one owner gets in a minute. */
  readonly perMinuteMs: number;
  readonly nowMs?: (() => number) | undefined;
}

const WINDOW_MS = 60_000;
const MAX_OWNERS = 10_000;

/** How much time the costly tasks of each owner, such as a network, have taken in its current minute. */
export class TimeAllowance {
  readonly #perMinuteMs: number;
  readonly #nowMs: () => number;
  readonly #used = new LRUCache<string, { spentMs: number; endsAtMs: number }>({ max: MAX_OWNERS });

  constructor({ perMinuteMs, nowMs = Date.now }: TimeAllowanceSettings) {
    this.#perMinuteMs = perMinuteMs;
    this.#nowMs = nowMs;
  }

  /** Whole seconds until the owner may work again; 0 if some of the time is left. */
  waitSeconds(owner: string | undefined): number {
    const used = owner === undefined ? undefined : this.#used.get(owner);
    const waitMs = used ? used.endsAtMs - this.#nowMs() : 0;
    return !used || waitMs <= 0 || used.spentMs < this.#perMinuteMs ? 0 : Math.ceil(waitMs / 1000);
  }

  charge(owner: string | undefined, spentMs: number): void {
    if (owner === undefined) return;
    const nowMs = this.#nowMs();
    const current = this.#used.get(owner);
    const isOver = !current || current.endsAtMs <= nowMs;
    this.#used.set(
      owner,
      isOver
        ? { spentMs, endsAtMs: nowMs + WINDOW_MS }
        : { spentMs: current.spentMs + spentMs, endsAtMs: current.endsAtMs },
    );
  }
}
