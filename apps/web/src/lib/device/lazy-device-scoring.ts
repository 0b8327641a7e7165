import { loadOnce } from '../react/lazy.tsx';

/** The page's instance. Its code loads on first use, because no page needs it to open. */
export const loadDeviceScoring = loadOnce(async () =>
  (await import('./device-scoring.ts')).createDeviceScoring(),
);
