import { loadOnce } from '../late.tsx';

/** The one of the page. Its code arrives when it is first asked for: no page needs it to open. */
export const loadDeviceScoring = loadOnce(async () =>
  (await import('./device-scoring.ts')).createDeviceScoring(),
);
