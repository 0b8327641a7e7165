/** A thread that never finishes starting, so it never takes a task. */
for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
