import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a local server. A test can cut it off and restore it. */
export async function startCuttableProxy(target: { port: number }) {
  const sockets = new Set<Socket>();
  const open = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((near) => {
        const far = connect(target.port, '127.0.0.1');
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.pipe(to);
          from.on('error', () => to.destroy());
          from.once('close', () => {
            sockets.delete(from);
            to.destroy();
          });
        }
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    /** Ends every connection and accepts no more, as if the machine were gone. */
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    /** Accepts connections again on the same port. */
    mend: async () => {
      server = await open(port);
    },
  };
}
