import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose turns the test frees, with the outcome of each added waiter. */
function makeQueue(turns: number, maxWaiting: number) {
  const queue = new FairQueue({ turns, maxWaiting });
  const started: string[] = [];
  const refused: string[] = [];
  return {
    queue,
    started,
    refused,
    add(name: string) {
      const owner = name[0]!;
      const waiter = { owner, start: () => started.push(name), refuse: () => refused.push(name) };
      queue.add(waiter);
      return waiter;
    },
  };
}

describe('a fair queue', () => {
  it('gives a newcomer the next turn, however many others are waiting', () => {
    const { queue, started, add } = makeQueue(1, 10);
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name);
    add('b1');
    queue.freeTurn('a');
    queue.freeTurn('b');
    add('c1');
    add('a5');
    queue.freeTurn('a');
    queue.freeTurn('c');
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  });

  it('keeps one turn free while one owner has all the others', () => {
    const { started, add } = makeQueue(2, 10);
    add('a1');
    add('a2');
    expect(started).toEqual(['a1']);
    add('b1');
    expect(started).toEqual(['a1', 'b1']);
  });

  it('makes room by refusing a waiting task of the owner with the most', () => {
    const { refused, add } = makeQueue(1, 3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add(name);
    expect(refused).toEqual(['a5']);
    add('b1');
    add('c1');
    expect(refused).toEqual(['a5', 'a4', 'a3']);
    add('d1');
    expect(refused).toEqual(['a5', 'a4', 'a3', 'd1']);
  });

  it('forgets tasks that left', () => {
    const { queue, started, add } = makeQueue(1, 3);
    add('a1');
    queue.leave(add('b1'));
    add('c1');
    queue.freeTurn('a');
    expect(started).toEqual(['a1', 'c1']);
  });

  it('serves every task exactly once, and never more at once than there are turns', () => {
    const step = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constant('free'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), (turns, steps) => {
        const { queue, started, refused, add } = makeQueue(turns, 8);
        const freed = { count: 0 };
        const freeOne = () => {
          queue.freeTurn(started[freed.count]![0]!);
          freed.count += 1;
        };
        let added = 0;
        for (const each of steps) {
          if (each !== 'free') add(`${each}${added++}`);
          else if (started.length > freed.count) freeOne();
          expect(queue.running).toBe(started.length - freed.count);
          expect(queue.running).toBeLessThanOrEqual(turns);
          expect(queue.waiting).toBeLessThanOrEqual(8);
        }
        while (started.length > freed.count) freeOne();
        expect(queue.waiting).toBe(0);
        expect(new Set([...started, ...refused]).size).toBe(added);
      }),
    );
  });
});
