interface StartupSettings {
  /** Loads everything that the first answer needs. */
  readonly load: () => Promise<unknown>;
  readonly onReady?: () => void;
  readonly onFailure?: (error: unknown) => void;
  readonly retryAfterMs?: number | undefined;
}

/** Delay before loading is tried again, for example on a machine that was too busy. */
const RETRY_AFTER_MS = 10_000;

/** Loads at once, and retries until it works: a server that is not ready gets no requests that could trigger it. */
export class Startup {
  /** Settles when loading has worked, or failed for the first time. */
  readonly firstTry: Promise<void>;
  #isReady = false;
  #isEnded = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(private readonly settings: StartupSettings) {
    this.firstTry = this.#try();
  }

  isReady(): boolean {
    return this.#isReady;
  }

  /** Before what it loads is closed. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#retry);
  }

  async #try(): Promise<void> {
    const { load, onReady, onFailure, retryAfterMs = RETRY_AFTER_MS } = this.settings;
    try {
      await load();
      this.#isReady = true;
      onReady?.();
    } catch (error) {
      if (this.#isEnded) return;
      onFailure?.(error);
      this.#retry = setTimeout(() => void this.#try(), retryAfterMs).unref();
    }
  }
}
