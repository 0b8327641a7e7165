import './styles/index.css';

// The page's policy allows no code made of text, which the schema library would else try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The prerendered page is seen before the app takes the processor. A page in the background is not painted.
if (document.getElementById('root')?.hasChildNodes() && !document.hidden) {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
await import('./start.tsx');
