import { listen } from './lib/browser/scope.ts';
import './styles/index.css';

// The Content Security Policy forbids compiling code from strings, which Zod would otherwise try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Lets the browser paint the prerendered page before the app keeps it busy. A background page is never painted.
if (document.getElementById('root')?.hasChildNodes() && !document.hidden) {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    listen(document, 'visibilitychange', () => resolve(), { once: true });
  });
}
await import('./start.tsx');
