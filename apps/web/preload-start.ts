import type { Plugin, Rolldown } from 'vite';

const START = /\/src\/start\.tsx$/;

/** Vite plugin: preloads the app's scripts, which main.tsx requests only after the prerendered page is painted. */
export function preloadStart(): Plugin {
  return {
    name: 'speak-it-now-preload-start',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === 'chunk',
        );
        const start = chunks.find(({ facadeModuleId }) => START.test(facadeModuleId ?? ''));
        if (!start) throw new Error('The build has no chunk that starts the app.');
        const needed = new Set<string>();
        const add = (fileName: string) => {
          if (needed.has(fileName)) return;
          needed.add(fileName);
          for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
            add(imported);
        };
        add(start.fileName);
        return [...needed].map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        }));
      },
    },
  };
}
