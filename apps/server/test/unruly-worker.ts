/** A worker that does what a bad day brings, on request. */
export type UnrulyTask =
  | { kind: 'echo'; value: string }
  | { kind: 'wait'; turns: SharedArrayBuffer }
  | { kind: 'throw' }
  | { kind: 'exit' }
  | { kind: 'out of memory' }
  | { kind: 'hang'; begun: SharedArrayBuffer };

export default async function handle(task: UnrulyTask): Promise<string> {
  switch (task.kind) {
    case 'echo':
      return task.value;
    case 'wait':
      Atomics.wait(new Int32Array(task.turns), 0, 0);
      return 'waited';
    case 'throw':
      throw new Error('a fault inside');
    case 'exit':
      process.exit(3);
      break;
    case 'out of memory': {
      const kept: number[][] = [];
      for (;;) kept.push(new Array(1_000_000).fill(1.5));
    }
    case 'hang':
      Atomics.store(new Int32Array(task.begun), 0, 1);
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return 'unreachable';
}
