import './styles/index.css';

/** How long a page that nobody looks at, and that is therefore never painted, waits. */
const UNPAINTED_MS = 500;

// The page's policy allows no code made of text, which the schema library would else try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// What the server rendered ahead is seen before the app takes the processor.
if (document.getElementById('root')?.hasChildNodes()) {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNPAINTED_MS);
  });
}
await import('./start.tsx');
