export interface Waiter {
  /** The owner; tasks without one belong together. */
  readonly owner: string;
  start(): void;
  refuse(): void;
}

/**
 * Decides whose task runs next. The next turn goes to the owner with the fewest running tasks; among several, to the
 * one who has waited longest since their last turn. So somebody who sends a hundred recordings delays only their own.
 * With two or more turns, no owner gets all of them, and a newcomer does not wait long. When the queue is full, the
 * owner with the most waiting tasks loses one.
 */
export class FairQueue {
  readonly #waiting: Waiter[] = [];
  /** Turns in use, by owner. */
  readonly #taken = new Map<string, number>();
  /** The number of the last turn of each owner who has a turn or is waiting. */
  readonly #served = new Map<string, number>();
  #turnsTaken = 0;
  #turnsGiven = 0;

  constructor(private readonly settings: { readonly turns: number; readonly maxWaiting: number }) {}

  get running(): number {
    return this.#turnsTaken;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Starts or refuses the waiter, now or later, unless it leaves. Call `freeTurn` for each that was started. */
  add(waiter: Waiter): void {
    this.#waiting.push(waiter);
    this.#startNext();
    if (this.#waiting.length > this.settings.maxWaiting) this.#refuseOne();
  }

  leave(waiter: Waiter): void {
    const index = this.#waiting.indexOf(waiter);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#forgetIdle(waiter.owner);
  }

  freeTurn(owner: string): void {
    this.#turnsTaken -= 1;
    const left = this.#turnsOf(owner) - 1;
    if (left > 0) this.#taken.set(owner, left);
    else this.#taken.delete(owner);
    this.#forgetIdle(owner);
    this.#startNext();
  }

  refuseAll(): void {
    for (const waiter of this.#waiting.splice(0)) waiter.refuse();
    this.#served.clear();
  }

  #turnsOf(owner: string): number {
    return this.#taken.get(owner) ?? 0;
  }

  #startNext(): void {
    const mostForOne = Math.max(1, this.settings.turns - 1);
    while (this.#turnsTaken < this.settings.turns) {
      const next = this.#waiting
        .filter(({ owner }) => this.#turnsOf(owner) < mostForOne)
        // The sort is stable, so the tasks of one owner keep their order.
        .sort(
          (a, b) =>
            this.#turnsOf(a.owner) - this.#turnsOf(b.owner) || this.#lastServed(a) - this.#lastServed(b),
        )
        .at(0);
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#turnsTaken += 1;
      this.#turnsGiven += 1;
      this.#taken.set(next.owner, this.#turnsOf(next.owner) + 1);
      this.#served.set(next.owner, this.#turnsGiven);
      next.start();
    }
  }

  #lastServed({ owner }: Waiter): number {
    return this.#served.get(owner) ?? 0;
  }

  /** The newest task of the owner with the most waiting tasks; among equal owners the newest of all. */
  #refuseOne(): void {
    const counts = new Map<string, number>();
    for (const { owner } of this.#waiting) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const index = this.#waiting.findLastIndex(({ owner }) => counts.get(owner) === most);
    const [refused] = this.#waiting.splice(index, 1);
    refused?.refuse();
    if (refused) this.#forgetIdle(refused.owner);
  }

  #forgetIdle(owner: string): void {
    const isIdle = this.#turnsOf(owner) === 0 && !this.#waiting.some((waiter) => waiter.owner === owner);
    if (isIdle) this.#served.delete(owner);
  }
}
