/** The operating system's view of a page's process in Chromium on Linux. */
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Browser } from '@playwright/test';

export class Renderer {
  constructor(
    readonly pid: number,
    /** Thread of its dedicated worker. */
    private readonly thread: string,
  ) {}

  /** CPU seconds of the worker's thread. */
  workerCpuSeconds(): number {
    const [nanoseconds] = readFileSync(`/proc/${this.pid}/task/${this.thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e9;
  }

  /**
   * Slows the process down by the factor `slowdown`. Chromium's own CPU throttling slows only the main thread, not
   * workers.
   * @returns a function that ends the slowdown
   */
  slowDown(slowdown: number): () => Promise<void> {
    const script = `
      const { workerData: { pid, slowdown } } = require('node:worker_threads');
      const clock = new Int32Array(new SharedArrayBuffer(4));
      for (;;) {
        process.kill(pid, 'SIGCONT');
        Atomics.wait(clock, 0, 0, ${RUN_MS});
        process.kill(pid, 'SIGSTOP');
        Atomics.wait(clock, 0, 0, ${RUN_MS} * (slowdown - 1));
      }`;
    const throttle = new Worker(script, { eval: true, workerData: { pid: this.pid, slowdown } });
    return async () => {
      await throttle.terminate();
      process.kill(this.pid, 'SIGCONT');
    };
  }
}

const RUN_MS = 4;

/** Bytes of unshared memory of each of the browser's page processes. */
export async function privateMemory(browser: Browser): Promise<Map<number, number>> {
  return new Map((await rendererPids(browser)).map((pid) => [pid, privateBytes(pid)]));
}

/** The process that runs a dedicated worker. */
export async function findRenderer(browser: Browser): Promise<Renderer> {
  for (const pid of await rendererPids(browser)) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8');
      if (name.startsWith('DedicatedWorker')) return new Renderer(pid, thread);
    }
  }
  throw new Error('No page of the browser has a worker.');
}

async function rendererPids(browser: Browser): Promise<number[]> {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  await devTools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function privateBytes(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}
