/** Somebody who waits for a turn. */
export interface Waiter {
  /** Whose work it is; what nobody is named for belongs together. */
  readonly owner: string;
  start(): void;
  refuse(): void;
}

export interface FairQueueSettings {
  /** Turns that are taken at the same time. */
  readonly turns: number;
  readonly maxWaiting: number;
}

/**
 * Who is next, where some ask far more often than others. A turn goes to the owner who has the fewest, among equals to
 * the one who was served longest ago; so whoever sends a hundred recordings waits for himself. With two turns or more
 * no owner has all of them: somebody who comes anew finds one that is free or soon will be, however long the others'
 * work takes. When the queue is full, the owner who fills it most gives up a place.
 */
export class FairQueue {
  readonly #waiting: Waiter[] = [];
  /** Turns that are taken now, by owner. */
  readonly #taken = new Map<string, number>();
  /** When each owner who has a turn or waits was last given one, counted in turns. */
  readonly #served = new Map<string, number>();
  #turnsTaken = 0;
  #turnsGiven = 0;

  constructor(private readonly settings: FairQueueSettings) {}

  get running(): number {
    return this.#turnsTaken;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Starts or refuses the waiter, now or later, unless it leaves. `freeTurn` is due for each that was started. */
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
        // A stable sort: among those of one owner the first who came stays first.
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

  /** The last who came of the owner with the most that wait; among equals the last who came of all. */
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
