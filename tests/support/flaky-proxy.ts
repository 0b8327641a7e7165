import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A proxy on loopback in front of a server of the browser tests. It can be unreachable for a while and can serve a
 * newer build of the app, to simulate a lost connection and a deployment.
 */
export class FlakyProxy {
  readonly #server: Server;
  readonly #upstreamPort: number;
  readonly #ownBuild: string;
  #port = 0;
  #build: string | undefined;
  #losing: { readonly path: string; lost(): void } | undefined;

  private constructor(upstreamPort: number, ownBuild: string) {
    this.#upstreamPort = upstreamPort;
    this.#ownBuild = ownBuild;
    this.#server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  }

  /** @param upstreamPort the port of the server, by default the common one of the browser tests */
  static async open(upstreamPort = Number(process.env.E2E_PORT)): Promise<FlakyProxy> {
    const page = await (await fetch(`http://127.0.0.1:${upstreamPort}/`)).text();
    const ownBuild = /<meta name="build" content="(\w+)"/.exec(page)?.[1];
    if (!ownBuild) throw new Error('The page does not say its build.');
    const proxy = new FlakyProxy(upstreamPort, ownBuild);
    await proxy.reconnect();
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Stops answering. */
  async disconnect(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async reconnect(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /**
   * The next request to the path reaches the server, but its answer is lost on the way back.
   * @returns a promise that resolves when the answer is lost
   */
  loseAnswer(path: string): Promise<void> {
    return new Promise((lost) => {
      this.#losing = { path, lost };
    });
  }

  /** From now on serves another build: changes its name in the page's head and in the service worker. */
  deployBuild(name: string): void {
    this.#build = name;
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { 'if-none-match': _match, 'if-modified-since': _since, ...headers } = incoming.headers;
    const upstream = request(
      {
        host: '127.0.0.1',
        port: this.#upstreamPort,
        method: incoming.method,
        path: incoming.url,
        // Uncompressed and, above, unconditional, so that the answer always has a text that can be changed.
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const losing = this.#losing;
        if (losing && losing.path === incoming.url) {
          answer.resume();
          outgoing.destroy();
          losing.lost();
          this.#losing = undefined;
          return;
        }
        const isOfBuild =
          answer.headers['content-type']?.startsWith('text/html') || incoming.url === '/service-worker.js';
        if (this.#build === undefined || !isOfBuild) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        void this.#rewritten(answer, this.#build).then(({ headers, body }) => {
          outgoing.writeHead(answer.statusCode ?? 502, headers).end(body);
        });
      },
    );
    upstream.once('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  async #rewritten(answer: IncomingMessage, build: string) {
    const body = (await text(answer)).replaceAll(this.#ownBuild, build);
    const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...headers } = answer.headers;
    return { headers, body };
  }
}
