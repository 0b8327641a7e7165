import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /^\/(manifest\.json|parts\/[\da-f]{64}\.bin)$/;

/** Serves the files that build.ts writes; everything else is 404, also before the first build. */
export function packHandler(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = FILE.exec(request.url ?? '')?.[1];
    const content =
      name === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = name?.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  };
}

/** The download for scoring on the device in development, where Vite serves the app. */
export const devicePack = (): Plugin => ({
  name: 'device-pack',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    middlewares.use('/device', packHandler(join(config.root, 'dist/device')));
  },
});
