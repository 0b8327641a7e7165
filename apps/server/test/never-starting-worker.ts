/** A thread that builds something for ever before it takes its first task. */
for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
